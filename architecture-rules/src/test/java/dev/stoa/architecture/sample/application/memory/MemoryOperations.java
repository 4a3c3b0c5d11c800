package dev.stoa.architecture.sample.application.memory;

import dev.stoa.architecture.sample.domain.kernel.UnitOfWork;
import dev.stoa.architecture.sample.domain.memory.Memories;
import dev.stoa.architecture.sample.domain.memory.Memory;

/** A use case opens the unit of work. */
public final class MemoryOperations {

  private final UnitOfWork work;
  private final Memories memories;

  public MemoryOperations(UnitOfWork work, Memories memories) {
    this.work = work;
    this.memories = memories;
  }

  public void remember(Memory memory) {
    work.write(() -> memories.save(memory));
  }
}
