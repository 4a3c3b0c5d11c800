package dev.stoa.domain.conversation;

/**
 * Estimates tokens: one for each character of Chinese, Japanese and Korean, one for four others,
 * and at least one.
 */
public final class TokenEstimate {

  private static final int CHARACTERS = 4;

  /** Before it are the letters of Europe; it is a sign of Bopomofo. */
  private static final int FIRST_TOKEN = 0x02EA;

  private TokenEstimate() {}

  /** Of a text of this many characters, whatever they are. */
  public static long of(int characters) {
    return Math.max(1, characters / CHARACTERS);
  }

  /** Of a text. */
  public static long of(String text) {
    long alone = 0;
    long rest = 0;
    for (int at = 0; at < text.length(); ) {
      int codePoint = text.codePointAt(at);
      int length = Character.charCount(codePoint);
      if (isToken(codePoint)) {
        alone++;
      } else {
        rest += length;
      }
      at += length;
    }
    return Math.max(1, alone + rest / CHARACTERS);
  }

  /** Looking up a script takes longer than reading a message. */
  private static boolean isToken(int codePoint) {
    if (codePoint < FIRST_TOKEN) {
      return false;
    }
    return switch (Character.UnicodeScript.of(codePoint)) {
      case HAN, HIRAGANA, KATAKANA, HANGUL, BOPOMOFO -> true;
      default -> false;
    };
  }
}
