package dev.stoa.actions.memory;

import dev.stoa.actions.shape.Param;
import dev.stoa.domain.memory.MemoryPressure;
import dev.stoa.domain.memory.MemoryTier;
import io.vavr.collection.Seq;

/** What was archived because a tier was over its limit, and how full the tiers are. */
record ShownLimits(
    @Param("How many were archived.") long evicted,
    @Param("How full the fullest tier is, from 0 to 1; above 0.8 is high.") double pressure,
    Seq<Tier> tiers) {

  static ShownLimits of(long evicted, MemoryPressure pressure) {
    return new ShownLimits(
        evicted,
        pressure.value(),
        pressure
            .counts()
            .toVector()
            .map(held -> new Tier(held._1, held._2, pressure.limits().of(held._1))));
  }

  /** How full a tier is. */
  record Tier(MemoryTier tier, long memories, long limit) {}
}
