package dev.stoa.domain.evolution;

/**
 * An entry of the strategy memory near to the query.
 *
 * @param cosine how near, from -1 to 1
 */
public record StrategyHit(Strategy strategy, double cosine) {}
