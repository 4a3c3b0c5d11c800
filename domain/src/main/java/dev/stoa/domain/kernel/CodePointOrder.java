package dev.stoa.domain.kernel;

/**
 * The order in which both engines sort keys: by bytes of UTF-8, which is by code point.
 *
 * <p>{@link String#compareTo} differs: it sorts characters beyond U+FFFF before U+E000.
 */
public final class CodePointOrder {

  private CodePointOrder() {}

  /** As {@link java.util.Comparator#compare}. */
  public static int compare(String left, String right) {
    int shared = Math.min(left.length(), right.length());
    for (int i = 0; i < shared; i++) {
      char a = left.charAt(i);
      char b = right.charAt(i);
      if (a != b) {
        // Surrogates encode code points above all other characters.
        return Character.isSurrogate(a) == Character.isSurrogate(b)
            ? Character.compare(a, b)
            : Boolean.compare(Character.isSurrogate(a), Character.isSurrogate(b));
      }
    }
    return Integer.compare(left.length(), right.length());
  }
}
