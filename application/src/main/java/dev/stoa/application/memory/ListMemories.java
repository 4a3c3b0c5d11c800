package dev.stoa.application.memory;

import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.kernel.TimePosition;
import dev.stoa.domain.memory.Memories;
import dev.stoa.domain.memory.Memory;
import dev.stoa.domain.memory.MemoryFilter;
import dev.stoa.domain.memory.MemoryId;
import dev.stoa.domain.memory.MemoryQuery;
import dev.stoa.domain.memory.MemoryRanking;
import dev.stoa.domain.memory.MemoryRefused;
import dev.stoa.domain.memory.MemoryStorage;
import dev.stoa.domain.memory.MemoryTier;
import dev.stoa.domain.memory.MemoryWeight;
import dev.stoa.domain.memory.RecordedOutcome;
import dev.stoa.domain.memory.StrengthPosition;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.InstantSource;

/** Lists memories; the fast tier first, and within a tier what is strongest at any instant. */
final class ListMemories {

  private final Memories memories;
  private final MemoryRanking ranking;
  private final MemoryStorage storage;
  private final InstantSource clock;

  ListMemories(MemoryStorage storage, InstantSource clock) {
    this.memories = storage.memories();
    this.ranking = storage.memoryRanking();
    this.storage = storage;
    this.clock = clock;
  }

  Page<Memory, StrengthPosition> page(MemoryQuery query) {
    MemoryFilter wanted = query.filter().validAt(query.valid().asOf(clock.instant()));
    Option<StrengthPosition> after = query.page().after();
    int size = query.page().limit();
    Seq<MemoryWeight> found = Vector.empty();
    for (MemoryTier next : tiers(query.tier(), after)) {
      int room = size - found.size();
      if (room > 0) {
        Option<StrengthPosition> behind = after.filter(position -> position.tier() == next);
        found = found.appendAll(ranking.strongest(next, wanted, behind, room));
      }
    }
    return new Page<>(
        memories.find(found.map(MemoryWeight::id)),
        found.size() < size ? Option.none() : found.lastOption().map(StrengthPosition::of));
  }

  private static Seq<MemoryTier> tiers(Option<MemoryTier> tier, Option<StrengthPosition> after) {
    return List.of(MemoryTier.values())
        .filter(one -> tier.forAll(wanted -> wanted == one))
        .filter(one -> after.forAll(position -> one.compareTo(position.tier()) >= 0));
  }

  Page<Memory, TimePosition<MemoryId>> redLined(PageRequest<TimePosition<MemoryId>> page) {
    Seq<MemoryId> ids = ranking.redLined(page.after(), page.limit());
    Seq<Memory> found = memories.find(ids);
    return new Page<>(
        found,
        ids.size() < page.limit()
            ? Option.none()
            : found
                .lastOption()
                .map(last -> new TimePosition<>(last.times().createdAt(), last.id())));
  }

  Either<MemoryRefused, Page<RecordedOutcome, Long>> outcomes(MemoryId id, PageRequest<Long> page) {
    return memories.find(id).isEmpty() && storage.memoryArchive().latest(id).isEmpty()
        ? Either.left(new MemoryRefused.Unknown(id))
        : Either.right(
            page.page(
                storage.memoryOutcomes().before(id, page.after(), page.limit()),
                RecordedOutcome::sequence));
  }
}
