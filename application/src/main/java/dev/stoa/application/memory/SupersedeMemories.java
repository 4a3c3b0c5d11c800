package dev.stoa.application.memory;

import dev.stoa.application.trust.FollowSupersessions;
import dev.stoa.domain.audit.AuditMembers;
import dev.stoa.domain.audit.StoaEventType;
import dev.stoa.domain.kernel.SupersessionHistory;
import dev.stoa.domain.memory.Memories;
import dev.stoa.domain.memory.Memory;
import dev.stoa.domain.memory.MemoryId;
import dev.stoa.domain.memory.MemoryRefused;
import dev.stoa.domain.memory.Remember;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;

/** Supersedes memories by others, and undoes it; the superseded ones are kept. */
final class SupersedeMemories {

  private final Memories memories;
  private final StoreMemories keep;
  private final LockMemory locked;
  private final MemoryAudit audit;
  private final SupersessionHistory<MemoryId, Memory> history;
  private final FollowSupersessions<MemoryId, Memory> follow;

  SupersedeMemories(
      Memories memories,
      StoreMemories keep,
      MemoryAudit audit,
      FollowSupersessions<MemoryId, Memory> follow) {
    this.follow = follow;
    this.memories = memories;
    this.keep = keep;
    this.locked = new LockMemory(memories);
    this.audit = audit;
    this.history = new SupersessionHistory<>(memories::find, memories::supersededBy);
  }

  /** A memory that was stored, after it has superseded what it was to. */
  Either<MemoryRefused, Memory> after(Remember remember, Memory stored) {
    if (remember.supersedes().isEmpty()) {
      return Either.right(stored);
    }
    Seq<Memory> held = memories.lock(remember.supersedes().append(stored.id()));
    Memory winner = begun(held.find(one -> one.id().equals(stored.id())).getOrElse(stored));
    for (MemoryId id : remember.supersedes()) {
      Either<MemoryRefused, Memory> loser =
          held.find(one -> one.id().equals(id))
              .<MemoryRefused>toEither(() -> new MemoryRefused.Unknown(id))
              .flatMap(one -> supersede(one, winner));
      if (loser.isLeft()) {
        return loser;
      }
    }
    follow.superseded(remember.supersedes(), winner.id());
    return Either.right(winner);
  }

  /** As above, of many in their order. */
  Either<MemoryRefused, Seq<Memory>> after(Seq<Remember> all, Seq<Memory> stored) {
    return all.forAll(one -> one.supersedes().isEmpty())
        ? Either.right(stored)
        : Either.sequenceRight(all.zipWith(stored, this::after)).map(one -> one);
  }

  Either<MemoryRefused, Memory> supersede(MemoryId id, MemoryId by) {
    Seq<Memory> held = memories.lock(Vector.of(id, by).distinct());
    return find(held, id)
        .flatMap(loser -> find(held, by).flatMap(winner -> supersede(loser, begun(winner))))
        .map(
            loser ->
                follow.superseded(Vector.of(id), by) ? memories.find(id).getOrElse(loser) : loser);
  }

  private static Either<MemoryRefused, Memory> find(Seq<Memory> held, MemoryId id) {
    return held.find(one -> one.id().equals(id)).toEither(() -> new MemoryRefused.Unknown(id));
  }

  private Memory begun(Memory winner) {
    Memory begun = winner.begun();
    if (!begun.equals(winner)) {
      keep.change(winner, begun);
    }
    return begun;
  }

  private Either<MemoryRefused, Memory> supersede(Memory loser, Memory winner) {
    if (loser.isProtected()) {
      return Either.left(
          new MemoryRefused.Protected(loser.id(), loser.redLine().get(), "superseded"));
    }
    return history
        .withoutCircle(loser, winner)
        .flatMap(one -> one.supersededBy(winner))
        .<MemoryRefused>mapLeft(MemoryRefused.NotSuperseded::new)
        .flatMap(after -> change(loser, after))
        .peek(
            after -> {
              if (!after.equals(loser)) {
                audit.record(
                    StoaEventType.MEMORY_SUPERSEDED,
                    AuditMembers.of("memory_id", after.id().value())
                        .id("successor_id", winner.id().value()));
              }
            });
  }

  Either<MemoryRefused, Memory> reinstate(MemoryId id) {
    return locked
        .lock(id)
        .flatMap(
            held ->
                held.reinstated()
                    .<MemoryRefused>mapLeft(MemoryRefused.NotSuperseded::new)
                    .flatMap(after -> change(held, after)))
        .peek(after -> audit.record(StoaEventType.MEMORY_REINSTATED, after));
  }

  /** Another end may make it the same as another memory. */
  private Either<MemoryRefused, Memory> change(Memory before, Memory after) {
    return keep.unlessRepeated(after).peek(one -> keep.change(before, one));
  }

  Either<MemoryRefused, Seq<Memory>> history(MemoryId id) {
    return memories
        .find(id)
        .<MemoryRefused>toEither(() -> new MemoryRefused.Unknown(id))
        .map(history::of);
  }
}
