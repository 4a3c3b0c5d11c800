package dev.stoa.domain.memory;

import dev.stoa.domain.kernel.PlainText;

/** A protection: what it is drawn around is neither lost nor rewritten until it is lifted. */
public record RedLine(String reason) {

  private static final int MAX_LENGTH = 2_000;

  /** Refuses a blank reason. */
  public RedLine {
    PlainText.require("red_line_reason", reason, MAX_LENGTH);
  }
}
