package dev.stoa.actions.memory;

import dev.stoa.domain.memory.MemoryId;
import dev.stoa.domain.memory.MemoryTier;
import dev.stoa.domain.memory.TierTransition;
import dev.stoa.domain.memory.TransitionReason;
import java.time.Instant;

/** A move of a memory from one tier to another. */
record ShownTierMove(
    MemoryId memoryId,
    MemoryTier fromTier,
    MemoryTier toTier,
    TransitionReason reason,
    double surpriseScore,
    Instant createdAt) {

  static ShownTierMove of(TierTransition move) {
    return new ShownTierMove(
        move.memory(), move.from(), move.to(), move.reason(), move.surprise(), move.createdAt());
  }
}
