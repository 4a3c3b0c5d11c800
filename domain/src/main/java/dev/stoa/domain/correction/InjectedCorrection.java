package dev.stoa.domain.correction;

import dev.stoa.domain.pack.PackCandidate;

/**
 * A correction that belongs in the prompt of a query.
 *
 * @param correction with the effective confidence at the time of the query
 */
public record InjectedCorrection(Correction correction, InjectionScore score) {

  /** As a pack takes it. */
  public PackCandidate candidate() {
    return PackCandidate.of(correction.document(), "with a score of " + score.total());
  }
}
