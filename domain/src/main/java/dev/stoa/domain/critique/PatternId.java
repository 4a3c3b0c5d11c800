package dev.stoa.domain.critique;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Locale;

/** Names a pattern by what is criticised: the first 12 hex digits of the issue's SHA-256. */
public record PatternId(String value) {

  private static final int LENGTH = 12;

  /** Refuses what is not 12 lower-case hex digits. */
  public PatternId {
    if (!value.matches("[0-9a-f]{12}")) {
      throw new IllegalArgumentException(
          "pattern id " + value + " is not 12 hex digits: list the patterns to find it");
    }
  }

  /** Of an issue; upper and lower case are the same issue. */
  public static PatternId of(String issue) {
    byte[] text = issue.toLowerCase(Locale.ROOT).getBytes(StandardCharsets.UTF_8);
    try {
      byte[] hash = MessageDigest.getInstance("SHA-256").digest(text);
      return new PatternId(HexFormat.of().formatHex(hash).substring(0, LENGTH));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }

  @Override
  public String toString() {
    return value;
  }
}
