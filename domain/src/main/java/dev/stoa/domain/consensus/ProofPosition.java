package dev.stoa.domain.consensus;

import dev.stoa.domain.kernel.Instants;
import java.time.Instant;
import java.util.Comparator;

/** The position of a proof in a list: newest first, ties by descending id. */
public record ProofPosition(Instant createdAt, ProofId id) implements Comparable<ProofPosition> {

  private static final Comparator<ProofPosition> NEWEST_FIRST =
      Comparator.comparing(ProofPosition::createdAt).thenComparing(ProofPosition::id).reversed();

  /** Refuses an instant that cannot be stored. */
  public ProofPosition {
    createdAt = Instants.require("created_at", createdAt);
  }

  @Override
  public int compareTo(ProofPosition other) {
    return NEWEST_FIRST.compare(this, other);
  }
}
