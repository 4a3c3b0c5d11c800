package dev.stoa.domain.agent;

import dev.stoa.domain.kernel.PlainText;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** The text that says what an agent is and holds to. */
public record Constitution(String text) {

  /** The longest constitution. */
  public static final int MAX_LENGTH = 1_000_000;

  /** Refuses a blank or endless constitution and text no store can hold. */
  public Constitution {
    PlainText.require("constitution", text, MAX_LENGTH);
  }

  /** SHA-256 of the raw text in UTF-8, as 64 lower-case hexadecimal digits. */
  public String sha256() {
    try {
      return HexFormat.of()
          .formatHex(
              MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8)));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }
}
