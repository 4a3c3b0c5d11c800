package dev.stoa.domain.knowledge;

import dev.stoa.domain.kernel.Instants;
import java.time.Instant;
import java.util.Comparator;

/** Where an entry stands among others: newest first, ties by descending id. */
public record KnowledgePosition(Instant createdAt, KnowledgeId id)
    implements Comparable<KnowledgePosition> {

  /** Refuses an instant that no store keeps. */
  public KnowledgePosition {
    createdAt = Instants.require("created_at", createdAt);
  }

  private static final Comparator<KnowledgePosition> NEWEST_FIRST =
      Comparator.comparing(KnowledgePosition::createdAt)
          .thenComparing(KnowledgePosition::id)
          .reversed();

  @Override
  public int compareTo(KnowledgePosition other) {
    return NEWEST_FIRST.compare(this, other);
  }
}
