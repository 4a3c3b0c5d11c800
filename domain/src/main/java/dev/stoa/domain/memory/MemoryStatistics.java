package dev.stoa.domain.memory;

import io.vavr.collection.Map;
import io.vavr.collection.Seq;

/** What the memory of a workspace comes to. */
public record MemoryStatistics(
    Seq<TierTally> tiers, Map<MemoryTier, Long> movesInto, long archived) {

  /** How many are live. */
  public long memories() {
    return tiers.map(TierTally::memories).sum().longValue();
  }
}
