package dev.stoa.domain.critique;

import dev.stoa.domain.kernel.Instants;
import java.time.Instant;

/**
 * A position in a list by score.
 *
 * @param asOf the instant of the scores, the same for all pages because scores change with time
 */
public record RankPosition(Instant asOf, double score, PatternId id) {

  /** Refuses an instant that cannot be stored. */
  public RankPosition {
    asOf = Instants.require("as_of", asOf);
  }
}
