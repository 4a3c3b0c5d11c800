package dev.stoa.domain.memory;

import io.vavr.collection.Map;
import io.vavr.collection.Seq;

/** The moves of memories between tiers; none is ever undone. */
public interface TierTransitions {

  void append(Seq<TierTransition> moves);

  /** The moves of a memory, first one first. */
  Seq<TierTransition> of(MemoryId memory, int limit);

  /** How many moves there were into each tier. */
  Map<MemoryTier, Long> counts();
}
