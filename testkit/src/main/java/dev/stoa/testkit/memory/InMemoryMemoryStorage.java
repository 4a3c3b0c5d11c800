package dev.stoa.testkit.memory;

import dev.stoa.domain.memory.LearningStates;
import dev.stoa.domain.memory.Memories;
import dev.stoa.domain.memory.MemoryArchive;
import dev.stoa.domain.memory.MemoryOutcomes;
import dev.stoa.domain.memory.MemoryRanking;
import dev.stoa.domain.memory.MemoryStorage;
import dev.stoa.domain.memory.TierTransitions;
import dev.stoa.testkit.kernel.InMemoryUnitOfWork;

/** The ports of tiered memory in memory. */
public interface InMemoryMemoryStorage extends MemoryStorage {

  /** What the ports answer with. */
  Fakes memoryFakes();

  @Override
  default LearningStates learningStates() {
    return memoryFakes().learningStates();
  }

  @Override
  default Memories memories() {
    return memoryFakes().memories();
  }

  @Override
  default MemoryArchive memoryArchive() {
    return memoryFakes().memoryArchive();
  }

  @Override
  default MemoryOutcomes memoryOutcomes() {
    return memoryFakes().memoryOutcomes();
  }

  @Override
  default MemoryRanking memoryRanking() {
    return memoryFakes().memoryRanking();
  }

  @Override
  default TierTransitions tierTransitions() {
    return memoryFakes().tierTransitions();
  }

  /** The fakes of one workspace. */
  record Fakes(
      LearningStates learningStates,
      Memories memories,
      MemoryArchive memoryArchive,
      MemoryOutcomes memoryOutcomes,
      MemoryRanking memoryRanking,
      TierTransitions tierTransitions) {

    public Fakes(InMemoryUnitOfWork unit) {
      this(unit, new InMemoryMemories(unit));
    }

    private Fakes(InMemoryUnitOfWork unit, InMemoryMemories memories) {
      this(
          new InMemoryLearningStates(unit),
          memories,
          new InMemoryMemoryArchive(unit),
          new InMemoryMemoryOutcomes(unit),
          new InMemoryMemoryRanking(memories),
          new InMemoryTierTransitions(unit));
    }
  }
}
