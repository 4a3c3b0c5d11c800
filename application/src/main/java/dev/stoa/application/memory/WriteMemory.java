package dev.stoa.application.memory;

import dev.stoa.domain.kernel.IdSource;
import dev.stoa.domain.kernel.StorageException;
import dev.stoa.domain.memory.HyperParameters;
import dev.stoa.domain.memory.Memories;
import dev.stoa.domain.memory.Memory;
import dev.stoa.domain.memory.MemoryEdit;
import dev.stoa.domain.memory.MemoryId;
import dev.stoa.domain.memory.MemoryRefused;
import dev.stoa.domain.memory.Outcome;
import dev.stoa.domain.memory.Remember;
import dev.stoa.domain.search.Embedding;
import io.vavr.collection.List;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Instant;
import java.time.InstantSource;

/** Remembers, edits, and learns from outcomes. */
final class WriteMemory {

  /** Whoever says the same may be forgotten just then; nobody is that unlucky so often. */
  private static final int ATTEMPTS = 5;

  private final Memories memories;
  private final KeepMemories keep;
  private final LockMemory locked;
  private final InstantSource clock;
  private final IdSource ids;

  WriteMemory(Memories memories, KeepMemories keep, InstantSource clock, IdSource ids) {
    this.memories = memories;
    this.keep = keep;
    this.locked = new LockMemory(memories);
    this.clock = clock;
    this.ids = ids;
  }

  Either<MemoryRefused, Memory> remember(Remember remember) {
    Instant now = clock.instant();
    Memory fresh = remember.as(new MemoryId(ids.next()), now);
    for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
      if (keep.add(fresh)) {
        return keep.embed(fresh, remember.embedding());
      }
      Option<Memory> same =
          keep.sameAs(fresh).flatMap(other -> memories.lock(List.of(other.id())).headOption());
      for (Memory other : same.filter(held -> held.contentKey().equals(fresh.contentKey()))) {
        if (!other.times().isExpired(now)) {
          return reinforce(other, remember, now);
        }
        keep.archive(List.of(other), ForgetMemories.EXPIRED, now);
      }
    }
    throw new StorageException(
        "a memory that says the same keeps coming and going: try again later");
  }

  private Either<MemoryRefused, Memory> reinforce(Memory same, Remember remember, Instant now) {
    Memory reinforced = same.reinforced(remember.expiresAt(now), now);
    memories.save(List.of(reinforced));
    return keep.embedIfNew(reinforced, remember.embedding());
  }

  Either<MemoryRefused, Memory> edit(MemoryId id, MemoryEdit edit, Option<Embedding> embedding) {
    return locked
        .lock(id)
        .flatMap(
            before ->
                before
                    .edited(edit, clock.instant())
                    .flatMap(this::unlessSaid)
                    .peek(after -> keep.change(before, after)))
        .flatMap(after -> keep.embed(after, embedding));
  }

  private Either<MemoryRefused, Memory> unlessSaid(Memory edited) {
    return keep.sameAs(edited)
        .<Either<MemoryRefused, Memory>>map(
            other ->
                Either.left(new MemoryRefused.SaidAlready(edited.id(), other.id(), edited.scope())))
        .getOrElse(() -> Either.right(edited));
  }

  Either<MemoryRefused, Memory> learn(MemoryId id, Outcome outcome, HyperParameters tuned) {
    return locked
        .lock(id)
        .map(memory -> memory.after(outcome, tuned.weights(), clock.instant()))
        .peek(memory -> memories.save(List.of(memory)));
  }
}
