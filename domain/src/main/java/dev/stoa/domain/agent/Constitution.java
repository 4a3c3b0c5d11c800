package dev.stoa.domain.agent;

import dev.stoa.domain.kernel.PlainText;
import dev.stoa.domain.kernel.Sha256;

/** The constitution of an agent. */
public record Constitution(String text) {

  /** The longest constitution. */
  public static final int MAX_LENGTH = 1_000_000;

  /** Refuses a blank or too long constitution, and text that cannot be stored. */
  public Constitution {
    PlainText.require("constitution", text, MAX_LENGTH);
  }

  /** SHA-256 of the raw text in UTF-8, as 64 lower-case hexadecimal digits. */
  public String sha256() {
    return Sha256.hex(text);
  }
}
