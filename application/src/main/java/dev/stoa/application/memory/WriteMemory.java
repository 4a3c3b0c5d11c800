package dev.stoa.application.memory;

import dev.stoa.application.trust.BindOrigins;
import dev.stoa.application.trust.Corroborate;
import dev.stoa.application.trust.EditOrigins;
import dev.stoa.domain.audit.AuditStorage;
import dev.stoa.domain.kernel.IdSource;
import dev.stoa.domain.kernel.StorageException;
import dev.stoa.domain.memory.HyperParameters;
import dev.stoa.domain.memory.Learning;
import dev.stoa.domain.memory.Memories;
import dev.stoa.domain.memory.Memory;
import dev.stoa.domain.memory.MemoryEdit;
import dev.stoa.domain.memory.MemoryId;
import dev.stoa.domain.memory.MemoryLabels;
import dev.stoa.domain.memory.MemoryRefused;
import dev.stoa.domain.memory.MemoryStorage;
import dev.stoa.domain.memory.Outcome;
import dev.stoa.domain.memory.Remember;
import dev.stoa.domain.search.Embedding;
import dev.stoa.domain.search.SearchStorage;
import dev.stoa.domain.trust.ItemKind;
import dev.stoa.domain.trust.TrustStorage;
import io.vavr.Tuple2;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;

/** Stores and edits memories, and records outcomes. */
public final class WriteMemory {

  /**
   * Attempts to store a memory while one with the same content is added and removed concurrently.
   */
  private static final int ATTEMPTS = 5;

  private final Memories memories;
  private final MemoryStorage storage;
  private final StoreMemories keep;
  private final LockMemory locked;
  private final BindOrigins origins;
  private final Corroborate corroborate;
  private final InstantSource clock;
  private final IdSource ids;

  /** With the clock and the id source of a workspace. */
  public <S extends MemoryStorage & SearchStorage & TrustStorage & AuditStorage> WriteMemory(
      S storage, InstantSource clock, IdSource ids) {
    this.memories = storage.memories();
    this.storage = storage;
    this.keep = new StoreMemories(storage);
    this.locked = new LockMemory(memories);
    this.origins = new BindOrigins(storage, clock);
    this.corroborate = new Corroborate(storage, clock, ids);
    this.clock = clock;
    this.ids = ids;
  }

  /** Stores a memory, or reinforces the one with the same content. */
  public Either<MemoryRefused, Memory> remember(Remember remember) {
    Instant now = clock.instant();
    return remember(remember, remember.as(new MemoryId(ids.next()), now), now);
  }

  /** Stores all in bulk, then handles existing and repeated contents one by one. */
  Either<MemoryRefused, Seq<Memory>> rememberAll(Seq<Remember> all) {
    Instant now = clock.instant();
    Seq<Memory> fresh = all.map(one -> one.as(new MemoryId(ids.next()), now));
    Seq<Boolean> added = keep.addAll(fresh);
    bind(fresh.zip(added).filter(Tuple2::_2).map(Tuple2::_1));
    Seq<Tuple2<Memory, Embedding>> embedded =
        fresh
            .zip(added)
            .zip(all)
            .filter(one -> one._1._2)
            .flatMap(one -> one._2.embedding().map(given -> new Tuple2<>(one._1._1, given)));
    Either<MemoryRefused, Seq<Memory>> stored = keep.embedAll(embedded);
    List<Memory> answers = new ArrayList<>();
    for (int i = 0; i < all.size() && stored.isRight(); i++) {
      if (added.get(i)) {
        answers.add(fresh.get(i));
      } else {
        Either<MemoryRefused, Memory> again = remember(all.get(i), fresh.get(i), now);
        again.forEach(answers::add);
        stored = again.map(Vector::of);
      }
    }
    return stored.map(last -> Vector.ofAll(answers));
  }

  private Either<MemoryRefused, Memory> remember(Remember remember, Memory fresh, Instant now) {
    for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
      if (keep.add(fresh)) {
        bind(Vector.of(fresh));
        return keep.embed(fresh, remember.embedding());
      }
      Option<Memory> same =
          keep.sameAs(fresh).flatMap(other -> memories.lock(Vector.of(other.id())).headOption());
      for (Memory other : same.filter(held -> held.contentKey().equals(fresh.contentKey()))) {
        if (!other.times().isExpired(now)) {
          return reinforce(other, remember, now);
        }
        keep.archive(Vector.of(other), ForgetMemories.EXPIRED, now);
      }
    }
    throw new StorageException(
        "a memory that says the same keeps coming and going: try again later");
  }

  void bind(Seq<Memory> added) {
    origins.bind(ItemKind.MEMORY, added.map(memory -> memory.id().value()));
  }

  /** Whether the caller writes it independently of who did before; two such callers raise it. */
  boolean isIndependent(Memory same) {
    return corroborate.isIndependent(ItemKind.MEMORY, same.id().value());
  }

  private Either<MemoryRefused, Memory> reinforce(Memory same, Remember remember, Instant now) {
    Memory reinforced =
        (isIndependent(same) ? same.reinforced(remember.expiresAt(now), now) : same)
            .alsoLabelled(remember.labels())
            .alsoValid(remember.validity());
    keep.change(same, reinforced);
    return keep.embedIfNew(reinforced, remember.embedding());
  }

  Either<MemoryRefused, Memory> edit(MemoryId id, MemoryEdit edit, EditOrigins edited) {
    return locked
        .lock(id)
        .flatMap(
            before ->
                before
                    .edited(edit, clock.instant())
                    .flatMap(keep::unlessRepeated)
                    .peek(after -> keep.change(before, after))
                    .peek(
                        after -> {
                          if (!after.content().equals(before.content())) {
                            edited.edit(ItemKind.MEMORY.ref(id.value()));
                          }
                        }))
        .flatMap(after -> keep.embed(after, edit.embedding()));
  }

  Either<MemoryRefused, Memory> label(MemoryId id, MemoryLabels labels) {
    return locked
        .lock(id)
        .map(
            before -> {
              Memory after = before.labelled(labels);
              keep.change(before, after);
              return after;
            });
  }

  Either<MemoryRefused, Memory> learn(MemoryId id, Outcome outcome, HyperParameters tuned) {
    return locked
        .lock(id)
        .map(memory -> Learning.from(memory, outcome, tuned.weights(), clock.instant()))
        .peek(learning -> memories.save(Vector.of(learning.memory())))
        .peek(learning -> storage.memoryOutcomes().append(learning.outcome()))
        .map(Learning::memory);
  }
}
