package dev.stoa.domain.memory;

import io.vavr.collection.Seq;

/** What one sweep moved, and whether as much again may be waiting. */
public record ConsolidationReport(
    Seq<TierTransition> promotions, Seq<TierTransition> demotions, boolean more) {}
