package dev.stoa.application.memory;

import dev.stoa.application.trust.BindOrigins;
import dev.stoa.domain.audit.AuditMembers;
import dev.stoa.domain.audit.StoaEventType;
import dev.stoa.domain.memory.ArchivedMemory;
import dev.stoa.domain.memory.Memories;
import dev.stoa.domain.memory.Memory;
import dev.stoa.domain.memory.MemoryRefused;
import dev.stoa.domain.memory.MemorySnapshot;
import dev.stoa.domain.memory.MemoryStorage;
import dev.stoa.domain.memory.RestoreMode;
import dev.stoa.domain.memory.SnapshotReport;
import dev.stoa.domain.trust.ItemKind;
import dev.stoa.domain.trust.TrustStorage;
import io.vavr.collection.List;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Instant;
import java.time.InstantSource;
import java.util.function.Supplier;

/** Restores memories from a snapshot, all or none; protected memories are not changed. */
final class RestoreMemories {

  private static final String REPLACED = "snapshot_replaced";
  private static final String SNAPSHOT = "snapshot";

  private final Memories memories;
  private final MemoryStorage storage;
  private final StoreMemories keep;
  private final MemoryAudit audit;
  private final BindOrigins origins;
  private final InstantSource clock;

  <S extends MemoryStorage & TrustStorage> RestoreMemories(
      S storage, StoreMemories keep, MemoryAudit audit, InstantSource clock) {
    this.memories = storage.memories();
    this.storage = storage;
    this.keep = keep;
    this.audit = audit;
    this.origins = new BindOrigins(storage, clock);
    this.clock = clock;
  }

  Either<MemoryRefused, SnapshotReport> restore(Iterable<String> lines, RestoreMode mode) {
    MemorySnapshot.Reader reader = new MemorySnapshot.Reader();
    SnapshotReport report = SnapshotReport.NONE;
    Instant now = clock.instant();
    for (String line : lines) {
      Either<MemoryRefused, Option<Memory>> read = read(reader, () -> reader.read(line));
      if (read.isLeft()) {
        return Either.left(read.getLeft());
      }
      for (Memory memory : read.get()) {
        report = restored(memory, mode, report, now);
      }
    }
    Either<MemoryRefused, Boolean> end =
        read(
            reader,
            () -> {
              reader.end();
              return true;
            });
    if (end.isLeft()) {
      return Either.left(end.getLeft());
    }
    audit.record(
        StoaEventType.MEMORY_SNAPSHOT_RESTORED,
        AuditMembers.NONE
            .label("mode", mode)
            .number("restored", report.restored())
            .number("skipped", report.skipped())
            .number("updated", report.updated()));
    return Either.right(report);
  }

  private SnapshotReport restored(
      Memory memory, RestoreMode mode, SnapshotReport report, Instant now) {
    Option<Memory> live = memories.lock(List.of(memory.id())).headOption();
    if (live.isEmpty()) {
      // The vectors of an archived memory wait for it, not for other words under its id.
      storage
          .memoryArchive()
          .latest(memory.id())
          .map(ArchivedMemory::memory)
          .filter(old -> !old.content().equals(memory.content()))
          .forEach(keep::forgetVectors);
      if (!keep.add(memory)) {
        return report.skippedOne();
      }
      origins.bindImported(ItemKind.MEMORY, List.of(memory.id().value()), SNAPSHOT);
      return report.restoredOne();
    }
    return changed(live.get(), memory, mode, now) ? report.updatedOne() : report.skippedOne();
  }

  private boolean changed(Memory live, Memory given, RestoreMode mode, Instant now) {
    if (live.isProtected() || live.equals(given)) {
      return false;
    }
    return switch (mode) {
      case KEEP -> false;
      case REPLACE -> {
        boolean free = keep.sameAs(given).isEmpty();
        if (free) {
          storage.memoryArchive().add(List.of(live), REPLACED, now);
          keep.change(live, given);
        }
        yield free;
      }
      case MERGE -> {
        boolean better = given.importance() > live.importance();
        if (better) {
          keep.change(live, live.merged(given));
        }
        yield better;
      }
    };
  }

  /** Only errors of the reader are errors of the snapshot. */
  private static <T> Either<MemoryRefused, T> read(MemorySnapshot.Reader reader, Supplier<T> line) {
    try {
      return Either.right(line.get());
    } catch (IllegalArgumentException e) {
      return Either.left(new MemoryRefused.BadSnapshot(reader.line(), reason(e)));
    }
  }

  private static String reason(IllegalArgumentException e) {
    String message = e.getMessage();
    return message == null ? "it cannot be read" : message;
  }
}
