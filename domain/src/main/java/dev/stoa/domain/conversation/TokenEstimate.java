package dev.stoa.domain.conversation;

/** Estimates tokens: one for four characters, and at least one. */
public final class TokenEstimate {

  private static final int CHARACTERS = 4;

  private TokenEstimate() {}

  /** Of a text of this many characters. */
  public static long of(int characters) {
    return Math.max(1, characters / CHARACTERS);
  }

  /** Of a text. */
  public static long of(String text) {
    return of(text.length());
  }
}
