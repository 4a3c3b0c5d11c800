package dev.stoa.domain.json;

/** Finds half characters: UTF-16 surrogates without their partner, which no UTF-8 text can hold. */
public final class Surrogates {

  private Surrogates() {}

  /** Where the first lone surrogate stands, or -1. */
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
      throw new IllegalArgumentException(
          "lone surrogate at character " + at + " of a string: send whole characters");
    }
  }
}
