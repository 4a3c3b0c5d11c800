package dev.stoa.domain.critique;

import dev.stoa.domain.kernel.Instants;
import java.time.Instant;

/**
 * Where a listing by score stands.
 *
 * @param asOf the instant the scores are of: scores fade, so all pages are of one instant
 */
public record RankPosition(Instant asOf, double score, PatternId id) {

  /** Refuses an instant that cannot be stored. */
  public RankPosition {
    asOf = Instants.require("as_of", asOf);
  }
}
