package dev.stoa.domain.memory;

import dev.stoa.domain.kernel.Sha256;
import io.vavr.control.Option;
import java.text.Normalizer;
import java.time.Instant;
import java.util.Locale;

/** The key of a content: equal for contents that differ only in case, width and whitespace. */
public record ContentKey(String value) {

  /** The SHA-256 of the normalised content, in hexadecimal digits. */
  public static ContentKey of(String content) {
    return new ContentKey(Sha256.hex(normalised(content)));
  }

  /** As above; what is true until an instant is another than what is true for ever. */
  public static ContentKey ending(String content, Option<Instant> until) {
    return until
        .map(end -> new ContentKey(Sha256.hex(normalised(content) + "\n" + end)))
        .getOrElse(() -> of(content));
  }

  private static String normalised(String content) {
    String folded = Normalizer.normalize(content, Normalizer.Form.NFKC).toLowerCase(Locale.ROOT);
    StringBuilder collapsed = new StringBuilder(folded.length());
    boolean blank = false;
    for (int i = 0; i < folded.length(); i++) {
      char letter = folded.charAt(i);
      if (isBlank(letter)) {
        blank = true;
      } else {
        if (blank && collapsed.length() > 0) {
          collapsed.append(' ');
        }
        collapsed.append(letter);
        blank = false;
      }
    }
    return collapsed.toString();
  }

  /** Unicode white space, which is all in the basic plane. */
  private static boolean isBlank(char letter) {
    return letter == ' '
        || (letter >= '\t' && letter <= '\r')
        || letter == '\u0085'
        || (letter > '\u0085' && Character.isSpaceChar(letter));
  }
}
