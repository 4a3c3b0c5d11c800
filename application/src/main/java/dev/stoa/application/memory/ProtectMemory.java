package dev.stoa.application.memory;

import dev.stoa.domain.audit.StoaEventType;
import dev.stoa.domain.memory.Memories;
import dev.stoa.domain.memory.Memory;
import dev.stoa.domain.memory.MemoryId;
import dev.stoa.domain.memory.MemoryRefused;
import dev.stoa.domain.memory.MemoryStorage;
import dev.stoa.domain.memory.RedLine;
import dev.stoa.domain.memory.TierMove;
import dev.stoa.domain.memory.TransitionReason;
import io.vavr.collection.List;
import io.vavr.control.Either;
import java.time.Instant;
import java.time.InstantSource;

/** Protects and unprotects memories; audited. */
final class ProtectMemory {

  private final Memories memories;
  private final MemoryStorage storage;
  private final LockMemory locked;
  private final MemoryAudit audit;
  private final InstantSource clock;

  ProtectMemory(MemoryStorage storage, MemoryAudit audit, InstantSource clock) {
    this.memories = storage.memories();
    this.storage = storage;
    this.locked = new LockMemory(memories);
    this.audit = audit;
    this.clock = clock;
  }

  Either<MemoryRefused, Memory> protect(MemoryId id, RedLine line, boolean asGlacial) {
    Instant now = clock.instant();
    return locked
        .lock(id)
        .flatMap(
            before -> before.protect(line, asGlacial, now).peek(after -> keep(before, after, now)));
  }

  private void keep(Memory before, Memory after, Instant now) {
    if (after.equals(before)) {
      return;
    }
    memories.save(List.of(after));
    audit.record(StoaEventType.MEMORY_PROTECTED, after);
    if (before.tier() != after.tier()) {
      storage
          .tierTransitions()
          .append(
              List.of(TierMove.moved(before, after, TransitionReason.RED_LINE, now).transition()));
    }
  }

  Either<MemoryRefused, Memory> unprotect(MemoryId id) {
    return locked
        .lock(id)
        .map(memory -> memory.isProtected() ? unprotected(memory.unprotect()) : memory);
  }

  private Memory unprotected(Memory memory) {
    memories.save(List.of(memory));
    audit.record(StoaEventType.MEMORY_UNPROTECTED, memory);
    return memory;
  }
}
