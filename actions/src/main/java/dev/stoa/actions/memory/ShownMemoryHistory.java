package dev.stoa.actions.memory;

import dev.stoa.actions.shape.Param;
import dev.stoa.domain.memory.Memory;
import dev.stoa.domain.memory.RetentionAction;
import dev.stoa.domain.memory.RetentionAdvice;
import dev.stoa.domain.memory.TierTransition;
import io.vavr.collection.Seq;

/** A memory, its tier changes, and what is recommended. */
record ShownMemoryHistory(
    ShownMemory memory,
    @Param("What the retention gate recommends.") RetentionAction advice,
    @Param("How much it is worth keeping, from 0 to 1.") double retentionScore,
    @Param("Its tier changes, oldest first.") Seq<ShownTierMove> moves) {

  static ShownMemoryHistory of(Memory memory, Seq<TierTransition> moves) {
    RetentionAdvice advice = RetentionAdvice.about(memory);
    return new ShownMemoryHistory(
        ShownMemory.of(memory), advice.action(), advice.score(), moves.map(ShownTierMove::of));
  }
}
