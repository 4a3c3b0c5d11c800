package dev.stoa.application.memory;

import dev.stoa.domain.audit.StoaEventType;
import dev.stoa.domain.kernel.Instants;
import dev.stoa.domain.memory.ArchivedMemory;
import dev.stoa.domain.memory.EvictionReport;
import dev.stoa.domain.memory.ExpiryReport;
import dev.stoa.domain.memory.HyperParameters;
import dev.stoa.domain.memory.Memories;
import dev.stoa.domain.memory.Memory;
import dev.stoa.domain.memory.MemoryExpiry;
import dev.stoa.domain.memory.MemoryId;
import dev.stoa.domain.memory.MemoryLimits;
import dev.stoa.domain.memory.MemoryRanking;
import dev.stoa.domain.memory.MemoryRefused;
import dev.stoa.domain.memory.MemoryStorage;
import dev.stoa.domain.memory.MemoryTier;
import io.vavr.collection.List;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Instant;
import java.time.InstantSource;
import java.util.function.Predicate;

/** Archives and restores memories; protected ones are never archived. */
final class ForgetMemories {

  static final String EXPIRED = "expired";
  private static final String TIER_LIMIT = "tier_limit";

  private final Memories memories;
  private final MemoryRanking ranking;
  private final MemoryStorage storage;
  private final LockMemory locked;
  private final StoreMemories keep;
  private final MemoryAudit audit;
  private final InstantSource clock;

  ForgetMemories(
      MemoryStorage storage, StoreMemories keep, MemoryAudit audit, InstantSource clock) {
    this.memories = storage.memories();
    this.ranking = storage.memoryRanking();
    this.storage = storage;
    this.locked = new LockMemory(memories);
    this.keep = keep;
    this.audit = audit;
    this.clock = clock;
  }

  Either<MemoryRefused, Memory> forget(MemoryId id, String reason) {
    Either<MemoryRefused, Memory> live = locked.lock(id);
    return live.isLeft()
        ? storage
            .memoryArchive()
            .latest(id)
            .toEither(live::getLeft)
            .flatMap(before -> again(before, reason))
        : archive(live, reason);
  }

  /** The same request again returns the archived memory; another reason contradicts the first. */
  private static Either<MemoryRefused, Memory> again(ArchivedMemory before, String reason) {
    return before.reason().equals(reason)
        ? Either.right(before.memory())
        : Either.left(new MemoryRefused.AlreadyArchived(before.memory().id(), before.reason()));
  }

  private Either<MemoryRefused, Memory> archive(Either<MemoryRefused, Memory> live, String reason) {
    return live.flatMap(Memory::removable)
        .peek(memory -> keep.archive(List.of(memory), reason, clock.instant()))
        .peek(memory -> audit.record(StoaEventType.MEMORY_ARCHIVED, memory));
  }

  Either<MemoryRefused, Memory> restore(MemoryId id) {
    Option<Memory> live = memories.find(id);
    return live.isDefined() ? Either.right(live.get()) : restoreLatest(id);
  }

  private Either<MemoryRefused, Memory> restoreLatest(MemoryId id) {
    return storage
        .memoryArchive()
        .latest(id)
        .map(ArchivedMemory::memory)
        .<MemoryRefused>toEither(() -> new MemoryRefused.NotArchived(id))
        .map(memory -> memory.broughtBack(clock.instant()))
        .flatMap(
            memory ->
                keep.add(memory)
                    ? Either.<MemoryRefused, Memory>right(memory)
                    : Either.<MemoryRefused, Memory>left(inTheWay(memory)))
        .peek(memory -> audit.record(StoaEventType.MEMORY_RESTORED, memory));
  }

  private MemoryRefused inTheWay(Memory memory) {
    return keep.sameAs(memory)
        .<MemoryRefused>map(
            other -> new MemoryRefused.SameContent(memory.id(), other.id(), memory.scope()))
        .getOrElse(() -> new MemoryRefused.AlreadyLive(memory.id()));
  }

  Either<MemoryRefused, Memory> purge(MemoryId id) {
    if (memories.find(id).isDefined()) {
      return Either.left(new MemoryRefused.AlreadyLive(id));
    }
    return storage
        .memoryArchive()
        .latest(id)
        .map(ArchivedMemory::memory)
        .<MemoryRefused>toEither(() -> new MemoryRefused.NotArchived(id))
        .peek(memory -> storage.memoryArchive().purge(id))
        .peek(memory -> storage.memoryOutcomes().purge(id))
        .peek(keep::forgetVectors)
        .peek(keep::forgetVariants)
        .peek(memory -> audit.record(StoaEventType.MEMORY_PURGED, memory));
  }

  ExpiryReport expire(MemoryExpiry expiry, HyperParameters tuned) {
    Instant now = clock.instant();
    Seq<MemoryId> over = ranking.ended(expiry.scope(), now, expiry.batch());
    Seq<MemoryId> ended = put(over, memory -> memory.times().isExpired(now), EXPIRED, now);
    Seq<MemoryId> aged = Vector.empty();
    boolean more = over.size() == expiry.batch();
    for (MemoryTier tier : MemoryTier.values()) {
      Instant cutoff = Instants.before(now, tuned.expiryAge(tier, expiry.halfLives()));
      int room = expiry.batch() - aged.size();
      if (room > 0 && expiry.tier().forAll(wanted -> wanted == tier)) {
        Seq<MemoryId> old = ranking.idle(tier, expiry.scope(), cutoff, room);
        more = more || old.size() == room;
        aged =
            aged.appendAll(
                put(
                    old,
                    memory -> memory.tier() == tier && memory.times().updatedAt().isBefore(cutoff),
                    EXPIRED,
                    now));
      }
    }
    audit.record(StoaEventType.MEMORY_EXPIRED, ended.size() + aged.size());
    return new ExpiryReport(ended, aged, more);
  }

  EvictionReport enforce(MemoryLimits limits) {
    Instant now = clock.instant();
    Map<MemoryTier, Long> counts = ranking.counts(limits.scope());
    Seq<MemoryId> evicted = Vector.empty();
    boolean more = false;
    for (MemoryTier tier : MemoryTier.values()) {
      long excess = counts.get(tier).getOrElse(0L) - limits.tiers().of(tier);
      int room = (int) Math.min(excess, limits.batch() - evicted.size());
      if (room > 0) {
        evicted =
            evicted.appendAll(
                put(
                    ranking.leastImportant(tier, limits.scope(), room),
                    memory -> memory.tier() == tier,
                    TIER_LIMIT,
                    now));
      }
      more = more || (excess > room && evicted.size() == limits.batch());
    }
    audit.record(StoaEventType.MEMORY_EVICTED, evicted.size());
    return new EvictionReport(evicted, more);
  }

  /** Memories are checked again after they are locked, because they may have changed. */
  private Seq<MemoryId> put(
      Seq<MemoryId> chosen, Predicate<Memory> still, String reason, Instant now) {
    Seq<Memory> removed = memories.lock(chosen).filter(still).reject(Memory::isProtected);
    keep.archive(removed, reason, now);
    return removed.map(Memory::id);
  }
}
