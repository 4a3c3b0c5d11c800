package dev.stoa.actions.memory;

import dev.stoa.actions.shape.Param;
import dev.stoa.domain.memory.ConsolidationReport;
import io.vavr.collection.Seq;

/** What a consolidation moved. */
record ShownConsolidation(
    @Param("How many became faster.") int promoted,
    @Param("How many became slower.") int demoted,
    @Param("Whether there may be more to move.") boolean more,
    Seq<ShownTierMove> promotions,
    Seq<ShownTierMove> demotions) {

  static ShownConsolidation of(ConsolidationReport report) {
    return new ShownConsolidation(
        report.promotions().size(),
        report.demotions().size(),
        report.more(),
        report.promotions().map(ShownTierMove::of),
        report.demotions().map(ShownTierMove::of));
  }
}
