package dev.stoa.application.memory;

import dev.stoa.domain.memory.Memories;
import dev.stoa.domain.memory.Memory;
import dev.stoa.domain.memory.MemoryId;
import dev.stoa.domain.memory.MemoryRefused;
import io.vavr.collection.List;
import io.vavr.control.Either;

/** Locks one memory while it is changed. */
final class LockMemory {

  private final Memories memories;

  LockMemory(Memories memories) {
    this.memories = memories;
  }

  Either<MemoryRefused, Memory> lock(MemoryId id) {
    return memories.lock(List.of(id)).headOption().toEither(() -> new MemoryRefused.Unknown(id));
  }
}
