package dev.stoa.domain.conversation;

/**
 * Estimates tokens: one for each character of Chinese, Japanese and Korean, one for four others,
 * and at least one.
 */
public final class TokenEstimate {

  private static final int CHARACTERS = 4;

  private TokenEstimate() {}

  /** Of a text of this many characters, whatever they are. */
  public static long of(int characters) {
    return Math.max(1, characters / CHARACTERS);
  }

  /** Of a text. */
  public static long of(String text) {
    long alone = text.codePoints().filter(TokenEstimate::isToken).count();
    long rest =
        text.length()
            - text.codePoints()
                .filter(TokenEstimate::isToken)
                .mapToLong(Character::charCount)
                .sum();
    return Math.max(1, alone + rest / CHARACTERS);
  }

  private static boolean isToken(int codePoint) {
    return switch (Character.UnicodeScript.of(codePoint)) {
      case HAN, HIRAGANA, KATAKANA, HANGUL, BOPOMOFO -> true;
      default -> false;
    };
  }
}
