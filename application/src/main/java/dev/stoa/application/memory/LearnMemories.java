package dev.stoa.application.memory;

import dev.stoa.application.audit.AppendAudit;
import dev.stoa.domain.audit.AuditStorage;
import dev.stoa.domain.kernel.IdSource;
import dev.stoa.domain.memory.Memories;
import dev.stoa.domain.memory.Memory;
import dev.stoa.domain.memory.MemoryId;
import dev.stoa.domain.memory.MemoryRefused;
import dev.stoa.domain.memory.MemoryScope;
import dev.stoa.domain.memory.MemoryStorage;
import dev.stoa.domain.memory.Recall;
import dev.stoa.domain.memory.Recalled;
import dev.stoa.domain.memory.Remember;
import dev.stoa.domain.search.SearchStorage;
import dev.stoa.domain.search.VariantId;
import dev.stoa.domain.trust.Origin;
import dev.stoa.domain.trust.TrustStorage;
import io.vavr.Tuple2;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Instant;
import java.time.InstantSource;

/**
 * The steps by which memories are learned and unlearned: each one is undone by another. They
 * require an open unit of work.
 */
public final class LearnMemories {

  private final Memories memories;
  private final StoreMemories keep;
  private final WriteMemory write;
  private final FoldMemories fold;
  private final SupersedeMemories supersede;
  private final ForgetMemories forget;
  private final MemoryRecall recall;
  private final InstantSource clock;
  private final IdSource ids;

  /** With the clock and the id source of a workspace. */
  public <S extends MemoryStorage & SearchStorage & AuditStorage & TrustStorage> LearnMemories(
      S storage, InstantSource clock, IdSource ids) {
    this.memories = storage.memories();
    this.keep = new StoreMemories(storage);
    MemoryAudit audit = new MemoryAudit(new AppendAudit(storage.auditLog(), clock, ids));
    this.write = new WriteMemory(storage, clock, ids);
    this.fold = new FoldMemories(storage, write, clock, ids);
    this.supersede = new SupersedeMemories(memories, keep, audit, MemorySupersessions.in(storage));
    this.forget = new ForgetMemories(storage, keep, audit, clock);
    this.recall = new MemoryRecall(storage, clock);
    this.clock = clock;
    this.ids = ids;
  }

  /** What a scope has about these words, best first. */
  public Seq<Memory> about(String words, MemoryScope scope, int limit) {
    return recall
        .recall(Recall.about(words).scope(scope).limit(limit))
        .map(found -> found.map(Recalled::memory))
        .getOrElse(Vector.empty());
  }

  /** Memories of the scope that may say the same, or nearly, and are true now. */
  public Seq<Tuple2<Memory, Origin>> near(Remember remember) {
    return fold.near(remember);
  }

  /** Memories with their origins; unknown ids are left out. */
  public Seq<Tuple2<Memory, Origin>> withOrigins(Seq<MemoryId> wanted) {
    return memories.withOrigins(wanted);
  }

  /** The memory of this id, locked until the unit ends. */
  public Option<Memory> lock(MemoryId id) {
    return memories.lock(Vector.of(id)).headOption();
  }

  /** A new memory, bound to its origin; a left is the one that has the content already. */
  public Either<Memory, Memory> add(Remember remember) {
    Instant now = clock.instant();
    Memory fresh = remember.as(new MemoryId(ids.next()), now);
    keep.sameAs(fresh)
        .filter(same -> same.times().isExpired(now))
        .flatMap(same -> lock(same.id()))
        .filter(same -> same.times().isExpired(now))
        .forEach(over -> keep.archive(Vector.of(over), ForgetMemories.EXPIRED, now));
    if (!keep.add(fresh)) {
      return Either.left(keep.sameAs(fresh).getOrElse(fresh));
    }
    write.bind(Vector.of(fresh));
    return Either.right(fresh);
  }

  /** After it was stored, it supersedes what it was to. */
  public Either<MemoryRefused, Memory> supersede(Remember remember, Memory stored) {
    return supersede.after(remember, stored);
  }

  /** Reinforces a locked memory; neither its labels nor its expiry change. */
  public void reinforce(Memory held) {
    keep.change(held, held.reinforced(held.times().expiresAt(), clock.instant()));
  }

  /** Takes a reinforcement of a locked memory back. */
  public void weaken(Memory held) {
    keep.change(held, held.unreinforced(clock.instant()));
  }

  /** Keeps the words of a memory that was not stored with the one that says nearly the same. */
  public Option<VariantId> keepWords(Remember remember, Memory other) {
    return fold.keepWords(remember, other);
  }

  /** Removes words that were kept. */
  public void forgetWords(VariantId variant) {
    fold.forgetWords(variant);
  }

  /** Archives a memory; it can be restored. */
  public Either<MemoryRefused, Memory> forget(MemoryId id, String reason) {
    return forget.forget(id, reason);
  }

  /** Undoes that a memory was superseded. */
  public Either<MemoryRefused, Memory> reinstate(MemoryId id) {
    return supersede.reinstate(id);
  }
}
