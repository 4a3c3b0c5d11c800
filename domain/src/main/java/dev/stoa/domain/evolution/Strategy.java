package dev.stoa.domain.evolution;

import java.time.Instant;

/** An entry of the strategy memory; its vector is in the vector index. */
public record Strategy(StrategyId id, StrategyDraft draft, Instant createdAt) {}
