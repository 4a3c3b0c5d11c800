package dev.stoa.domain.memory;

import io.soabase.recordbuilder.core.RecordBuilder;

/**
 * What the memories of a tier come to.
 *
 * @param retained how many have mostly successes
 * @param forgotten how many have mostly failures, and more than five updates
 * @param fresh how many were created since the given instant
 */
@RecordBuilder
public record TierTally(
    MemoryTier tier,
    long memories,
    double meanImportance,
    double meanSurprise,
    double meanConsolidation,
    double meanSuccessRate,
    long retained,
    long forgotten,
    long fresh) {

  /** A memory with more updates than this and mostly failures is as good as forgotten. */
  public static final long FORGOTTEN_AFTER = 5;

  /** Of a tier that holds nothing. */
  public static TierTally none(MemoryTier tier) {
    return new TierTally(tier, 0, 0, 0, 0, 0, 0, 0, 0);
  }
}
