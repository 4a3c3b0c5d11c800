package dev.stoa.domain.knowledge;

import dev.stoa.domain.kernel.Instants;
import java.time.Instant;
import java.util.Comparator;

/** The position of an entry in a list: newest first, ties by descending id. */
public record KnowledgePosition(Instant createdAt, KnowledgeId id)
    implements Comparable<KnowledgePosition> {

  /** Refuses an instant that cannot be stored. */
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
