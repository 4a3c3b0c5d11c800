package dev.stoa.application.memory;

import dev.stoa.domain.memory.Memories;
import dev.stoa.domain.memory.Memory;
import dev.stoa.domain.memory.MemoryId;
import dev.stoa.domain.memory.MemoryRanking;
import dev.stoa.domain.memory.MemorySnapshot;
import dev.stoa.domain.memory.MemoryStorage;
import dev.stoa.domain.memory.MemoryTier;
import dev.stoa.domain.memory.SnapshotRequest;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.time.InstantSource;
import java.util.function.Consumer;

/** Exports memories line by line, with at most one page in memory. */
final class ExportMemories {

  private static final int PAGE = 200;

  private final Memories memories;
  private final MemoryRanking ranking;
  private final TuneMemory tune;
  private final InstantSource clock;

  ExportMemories(MemoryStorage storage, TuneMemory tune, InstantSource clock) {
    this.memories = storage.memories();
    this.ranking = storage.memoryRanking();
    this.tune = tune;
    this.clock = clock;
  }

  long export(SnapshotRequest request, Consumer<String> lines) {
    lines.accept(MemorySnapshot.header(tune.tuned(), clock.instant()));
    long count =
        request
            .topPerTier()
            .map(top -> top(request, top, lines))
            .getOrElse(() -> all(request, lines));
    lines.accept(MemorySnapshot.footer(count));
    return count;
  }

  private long top(SnapshotRequest request, int top, Consumer<String> lines) {
    Seq<MemoryId> ids =
        List.of(MemoryTier.values())
            .flatMap(tier -> ranking.mostImportant(tier, request.scope(), top));
    return ids.grouped(PAGE).map(page -> tell(memories.find(page), lines)).sum().longValue();
  }

  private long all(SnapshotRequest request, Consumer<String> lines) {
    long count = 0;
    Option<MemoryId> last = Option.none();
    do {
      Seq<Memory> page = memories.after(request.scope(), last, PAGE);
      count += tell(page, lines);
      last = page.size() < PAGE ? Option.none() : page.lastOption().map(Memory::id);
    } while (last.isDefined());
    return count;
  }

  private static long tell(Seq<Memory> page, Consumer<String> lines) {
    page.forEach(memory -> lines.accept(MemorySnapshot.line(memory)));
    return page.size();
  }
}
