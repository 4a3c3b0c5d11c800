package dev.stoa.domain.rating;

import dev.stoa.domain.kernel.PlainText;

/** The id of the debate that a match was; one debate is one match, however often it is told. */
public record MatchId(String value) {

  /** Refuses values that cannot be stored. */
  public MatchId {
    PlainText.require("match_id", value, 255);
  }

  @Override
  public String toString() {
    return value;
  }
}
