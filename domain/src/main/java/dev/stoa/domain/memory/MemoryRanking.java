package dev.stoa.domain.memory;

import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.control.Option;
import java.time.Instant;

/** The memories of a workspace in the orders the rules ask for, without what they say. */
public interface MemoryRanking {

  /** In any order; those that are not there are left out. */
  Seq<MemoryWeight> weights(Seq<MemoryId> ids);

  /**
   * Strongest first, ties by id; those behind the position.
   *
   * <p>Costs what it gives, however many memories there are.
   */
  Seq<MemoryWeight> strongest(
      MemoryTier tier, MemoryFilter filter, Option<StrengthPosition> after, int limit);

  /** The strongest of each of the tiers, so many of each at most, in any order. */
  Seq<MemoryWeight> strongest(Set<MemoryTier> tiers, MemoryFilter filter, int limit);

  /** Most surprising first, ties by id: above the threshold, and not promoted since. */
  Seq<MemoryId> surprising(MemoryTier tier, double above, Instant notSince, int limit);

  /** Longest untouched first, ties by id: updated often enough, and of more stability. */
  Seq<MemoryId> stable(MemoryTier tier, double above, int limit);

  /** Those that have ended and are not protected, first ended first, ties by id. */
  Seq<MemoryId> ended(Option<MemoryScope> scope, Instant now, int limit);

  /** Those untouched since before the cutoff and not protected, oldest first, ties by id. */
  Seq<MemoryId> idle(MemoryTier tier, Option<MemoryScope> scope, Instant cutoff, int limit);

  /** Least important first, then longest untouched, then by id; none that is protected. */
  Seq<MemoryId> leastImportant(MemoryTier tier, Option<MemoryScope> scope, int limit);

  /** Most important first, then latest touched, then last id. */
  Seq<MemoryId> mostImportant(MemoryTier tier, Option<MemoryScope> scope, int limit);

  /** Those that are protected, oldest first, ties by id; those behind the position. */
  Seq<MemoryId> redLined(Option<RedLinePosition> after, int limit);

  /** How many there are in each tier. */
  Map<MemoryTier, Long> counts(Option<MemoryScope> scope);

  /** What each tier comes to, fastest first. */
  Seq<TierTally> tallies(Option<MemoryScope> scope, Instant freshSince);
}
