package dev.stoa.domain.consensus;

import dev.stoa.domain.kernel.TimePosition;
import java.time.Instant;

/**
 * A recorded attempt.
 *
 * @param sequence 1, 2, 3, … within the debate
 */
public record Proof(ProofId id, long sequence, ProofDraft draft, Instant createdAt) {

  /** Its position in a list. */
  public TimePosition<ProofId> position() {
    return new TimePosition<>(createdAt, id);
  }
}
