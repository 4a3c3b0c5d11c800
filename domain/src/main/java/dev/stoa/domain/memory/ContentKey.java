package dev.stoa.domain.memory;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.text.Normalizer;
import java.util.HexFormat;
import java.util.Locale;
import java.util.regex.Pattern;

/** What two contents share that say the same but for case, width and blanks. */
public record ContentKey(String value) {

  private static final Pattern BLANKS = Pattern.compile("\\p{IsWhite_Space}+");

  /** The SHA-256 of the normalised content, in hexadecimal digits. */
  public static ContentKey of(String content) {
    try {
      byte[] digest =
          MessageDigest.getInstance("SHA-256")
              .digest(normalised(content).getBytes(StandardCharsets.UTF_8));
      return new ContentKey(HexFormat.of().formatHex(digest));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }

  private static String normalised(String content) {
    String folded = Normalizer.normalize(content, Normalizer.Form.NFKC).toLowerCase(Locale.ROOT);
    return BLANKS.matcher(folded).replaceAll(" ").strip();
  }
}
