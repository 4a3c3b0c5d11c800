package dev.stoa.domain.evidence;

import dev.stoa.domain.kernel.PlainText;
import dev.stoa.domain.kernel.TextKey;

/** Where evidence comes from, such as {@code github}, {@code web} or {@code arxiv}. */
public record EvidenceSource(String value) implements TextKey<EvidenceSource> {

  /** The longest name of a source. */
  public static final int MAX_LENGTH = 255;

  /** Refuses a blank or too long name, and text that cannot be stored. */
  public EvidenceSource {
    PlainText.require("source", value, MAX_LENGTH);
  }

  @Override
  public String toString() {
    return value;
  }
}
