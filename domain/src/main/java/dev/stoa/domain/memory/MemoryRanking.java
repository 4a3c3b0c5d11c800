package dev.stoa.domain.memory;

import dev.stoa.domain.kernel.MetadataFilter;
import dev.stoa.domain.kernel.TimePosition;
import dev.stoa.domain.trust.Trust;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.control.Option;
import java.time.Instant;

/** The memories in the orders that the rules need, without their content. */
public interface MemoryRanking {

  /**
   * In any order; unknown ids, memories that are trusted less, those that are not true at a given
   * instant and those without the metadata that is asked for are left out.
   */
  Seq<TrustedWeight> weights(
      Seq<MemoryId> ids, Trust minTrust, Option<Instant> validAt, Option<MetadataFilter> where);

  /**
   * Strongest first, ties by id, after the position.
   *
   * <p>The cost depends on the size of the result only.
   */
  Seq<MemoryWeight> strongest(
      MemoryTier tier, MemoryFilter filter, Option<StrengthPosition> after, int limit);

  /** The strongest of each tier that are trusted so far, up to a limit per tier, in any order. */
  Seq<TrustedWeight> strongest(Set<MemoryTier> tiers, MemoryFilter filter, int limit);

  /**
   * Memories above the threshold that were not promoted since, most surprising first, ties by id.
   */
  Seq<MemoryId> surprising(MemoryTier tier, double above, Instant notSince, int limit);

  /** Memories with enough updates and more stability, longest unchanged first, ties by id. */
  Seq<MemoryId> stable(MemoryTier tier, double above, int limit);

  /** Unprotected memories past their expiry, earliest expiry first, ties by id. */
  Seq<MemoryId> ended(Option<MemoryScope> scope, Instant now, int limit);

  /** Unprotected memories not changed since the cutoff, oldest first, ties by id. */
  Seq<MemoryId> idle(MemoryTier tier, Option<MemoryScope> scope, Instant cutoff, int limit);

  /** Unprotected memories, least important first, then longest unchanged, then by id. */
  Seq<MemoryId> leastImportant(MemoryTier tier, Option<MemoryScope> scope, int limit);

  /** Most important first, then latest changed, then by descending id. */
  Seq<MemoryId> mostImportant(MemoryTier tier, Option<MemoryScope> scope, int limit);

  /** Protected memories, oldest first, ties by id, after the position. */
  Seq<MemoryId> redLined(Option<TimePosition<MemoryId>> after, int limit);

  /** The number of memories in each tier. */
  Map<MemoryTier, Long> counts(Option<MemoryScope> scope);

  /** Figures of each tier, fastest first. */
  Seq<TierTally> tallies(Option<MemoryScope> scope, Instant freshSince);
}
