package dev.stoa.domain.memory;

import dev.stoa.domain.kernel.ContextStorage;

/** The ports of tiered memory. */
public interface MemoryStorage extends ContextStorage {

  LearningStates learningStates();

  Memories memories();

  MemoryArchive memoryArchive();

  MemoryOutcomes memoryOutcomes();

  MemoryRanking memoryRanking();

  TierTransitions tierTransitions();
}
