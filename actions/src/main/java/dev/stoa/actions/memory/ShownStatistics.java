package dev.stoa.actions.memory;

import dev.stoa.actions.shape.Param;
import dev.stoa.domain.memory.MemoryStatistics;
import dev.stoa.domain.memory.MemoryTier;
import dev.stoa.domain.memory.TierTally;
import io.vavr.collection.Seq;

/** Figures of the memory. */
record ShownStatistics(@Param("How many are live.") long memories, long archived, Seq<Tier> tiers) {

  static ShownStatistics of(MemoryStatistics statistics) {
    return new ShownStatistics(
        statistics.memories(),
        statistics.archived(),
        statistics.tiers().map(tally -> Tier.of(tally, statistics)));
  }

  /** Figures of a tier. */
  record Tier(
      MemoryTier tier,
      long count,
      double avgImportance,
      double avgSurprise,
      double avgConsolidation,
      double avgSuccessRate,
      @Param("How many memories ever moved into it.") long movedIn) {

    private static Tier of(TierTally tally, MemoryStatistics statistics) {
      return new Tier(
          tally.tier(),
          tally.memories(),
          tally.meanImportance(),
          tally.meanSurprise(),
          tally.meanConsolidation(),
          tally.meanSuccessRate(),
          statistics.movesInto().get(tally.tier()).getOrElse(0L));
    }
  }
}
