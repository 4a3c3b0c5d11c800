package dev.stoa.adapter.jooq.memory;

import dev.stoa.adapter.jooq.unit.JooqContextStorage;
import dev.stoa.domain.memory.LearningStates;
import dev.stoa.domain.memory.Memories;
import dev.stoa.domain.memory.MemoryArchive;
import dev.stoa.domain.memory.MemoryOutcomes;
import dev.stoa.domain.memory.MemoryRanking;
import dev.stoa.domain.memory.MemoryStorage;
import dev.stoa.domain.memory.TierTransitions;

/** The ports of tiered memory on either engine. */
public interface JooqMemoryStorage extends MemoryStorage, JooqContextStorage {

  @Override
  default LearningStates learningStates() {
    return repository(JooqLearningStates.class, JooqLearningStates::new);
  }

  @Override
  default Memories memories() {
    return repository(JooqMemories.class, JooqMemories::new);
  }

  @Override
  default MemoryArchive memoryArchive() {
    return repository(JooqMemoryArchive.class, JooqMemoryArchive::new);
  }

  @Override
  default MemoryOutcomes memoryOutcomes() {
    return repository(JooqMemoryOutcomes.class, JooqMemoryOutcomes::new);
  }

  @Override
  default MemoryRanking memoryRanking() {
    return repository(JooqMemoryRanking.class, JooqMemoryRanking::new);
  }

  @Override
  default TierTransitions tierTransitions() {
    return repository(JooqTierTransitions.class, JooqTierTransitions::new);
  }
}
