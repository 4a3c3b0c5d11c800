package dev.stoa.domain.rating;

import dev.stoa.domain.kernel.PlainText;
import dev.stoa.domain.kernel.TextKey;

/** The id of a match, which is the id of its debate. */
public record MatchId(String value) implements TextKey<MatchId> {

  /** Refuses values that cannot be stored. */
  public MatchId {
    PlainText.require("match_id", value, 255);
  }

  @Override
  public String toString() {
    return value;
  }
}
