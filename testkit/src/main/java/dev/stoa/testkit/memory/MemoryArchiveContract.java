package dev.stoa.testkit.memory;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.domain.memory.ArchivedMemory;
import dev.stoa.domain.memory.Memory;
import dev.stoa.domain.memory.MemoryArchive;
import dev.stoa.domain.memory.MemoryStorage;
import dev.stoa.testkit.storage.WorkspaceContract;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** The contract of every archive of memories. */
public interface MemoryArchiveContract extends WorkspaceContract<MemoryStorage> {

  /** The time at which the memories of this contract are archived. */
  Instant AT = MemorySamples.AT;

  @Test
  default void aMemoryMayBeArchivedAnyNumberOfTimes() {
    Memory whole = MemorySamples.whole("a");
    Memory plain = MemorySamples.memory("a");
    add(Vector.of(whole, MemorySamples.memory("b")), "expired");
    add(Vector.of(plain), "user_deleted");
    ArchivedMemory latest = ask(archive -> archive.latest(plain.id())).get();
    assertEquals(plain, latest.memory());
    assertEquals("user_deleted", latest.reason());
    assertEquals(AT, latest.archivedAt());
    Seq<ArchivedMemory> all = ask(archive -> archive.before(Option.none(), 9));
    assertEquals(
        Vector.of(plain, MemorySamples.memory("b"), whole),
        all.map(ArchivedMemory::memory).toVector());
    assertEquals(
        Vector.of(whole),
        ask(archive -> archive.before(Option.some(all.get(1).sequence()), 9))
            .map(ArchivedMemory::memory)
            .toVector());
    assertEquals(1, ask(archive -> archive.before(Option.none(), 1)).size());
    assertEquals(3L, this.<Long>ask(MemoryArchive::count));
  }

  @Test
  default void purgedMemoriesAreGone() {
    Memory memory = MemorySamples.memory("a");
    add(Vector.of(memory, memory, MemorySamples.memory("b")), "x");
    assertEquals(2L, this.<Long>write(archive -> archive.purge(memory.id())));
    assertEquals(0L, this.<Long>write(archive -> archive.purge(memory.id())));
    assertEquals(Option.none(), ask(archive -> archive.latest(memory.id())));
    assertEquals(1L, this.<Long>ask(MemoryArchive::count));
  }

  private void add(Seq<Memory> memories, String reason) {
    write(
        archive -> {
          archive.add(memories, reason, AT);
          return 0;
        });
  }

  private <T> T write(Function<MemoryArchive, T> work) {
    return storage().unitOfWork().run(() -> work.apply(storage().memoryArchive()));
  }

  private <T> T ask(Function<MemoryArchive, T> question) {
    return storage().unitOfWork().read(() -> question.apply(storage().memoryArchive()));
  }
}
