package dev.stoa.domain.json;

/** Finds lone UTF-16 surrogates, which cannot be encoded in UTF-8. */
public final class Surrogates {

  private Surrogates() {}

  /** The position of the first lone surrogate, or -1. */
  public static int firstLone(String text) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (Character.isSurrogate(c)) {
        if (!startsPair(text, i)) {
          return i;
        }
        i++;
      }
    }
    return -1;
  }

  static boolean startsPair(String text, int at) {
    return Character.isHighSurrogate(text.charAt(at))
        && at + 1 < text.length()
        && Character.isLowSurrogate(text.charAt(at + 1));
  }

  static void refuseLone(String text) {
    int at = firstLone(text);
    if (at >= 0) {
      throw new InvalidValue(
          "lone surrogate at character " + at + " of a string: send valid Unicode");
    }
  }
}
