package dev.stoa.domain.critique;

import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.kernel.Sha256;
import dev.stoa.domain.kernel.TextKey;
import java.util.Locale;

/** The id of a pattern: the first 12 hex digits of the SHA-256 of the issue in lower case. */
public record PatternId(String value) implements TextKey<PatternId> {

  private static final int LENGTH = 12;

  /** Refuses anything but 12 lower-case hex digits. */
  public PatternId {
    if (!value.matches("[0-9a-f]{12}")) {
      throw new InvalidValue(
          "pattern id " + value + " is not 12 hex digits: list the patterns to find it");
    }
  }

  /** The id of the pattern of an issue, ignoring case. */
  public static PatternId of(String issue) {
    return new PatternId(Sha256.hex(issue.toLowerCase(Locale.ROOT)).substring(0, LENGTH));
  }

  @Override
  public String toString() {
    return value;
  }
}
