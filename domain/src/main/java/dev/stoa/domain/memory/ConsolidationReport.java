package dev.stoa.domain.memory;

import io.vavr.collection.Seq;

/** What one consolidation moved, and whether there may be more. */
public record ConsolidationReport(
    Seq<TierTransition> promotions, Seq<TierTransition> demotions, boolean more) {}
