package dev.stoa.testkit.memory;

import dev.stoa.domain.memory.ArchivedMemory;
import dev.stoa.domain.memory.Memory;
import dev.stoa.domain.memory.MemoryArchive;
import dev.stoa.domain.memory.MemoryId;
import dev.stoa.testkit.kernel.Cell;
import dev.stoa.testkit.kernel.InMemoryUnitOfWork;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;

/** The archive in a list. */
public final class InMemoryMemoryArchive implements MemoryArchive {

  private final Cell<Vector<ArchivedMemory>> archive;
  private final Cell<Long> last;

  public InMemoryMemoryArchive(InMemoryUnitOfWork unit) {
    this.archive = unit.cell(Vector.empty());
    this.last = unit.cell(0L);
  }

  @Override
  public void add(Seq<Memory> memories, String reason, Instant at) {
    for (Memory memory : memories) {
      last.update(number -> number + 1);
      archive.update(all -> all.append(new ArchivedMemory(last.get(), memory, reason, at)));
    }
  }

  @Override
  public Option<ArchivedMemory> latest(MemoryId id) {
    return archive.get().findLast(one -> one.memory().id().equals(id));
  }

  @Override
  public Seq<ArchivedMemory> before(Option<Long> sequence, int limit) {
    return archive
        .get()
        .filter(one -> sequence.forAll(number -> one.sequence() < number))
        .reverse()
        .take(limit);
  }

  @Override
  public long purge(MemoryId id) {
    int before = archive.get().size();
    archive.update(all -> all.reject(one -> one.memory().id().equals(id)));
    return before - archive.get().size();
  }

  @Override
  public long count() {
    return archive.get().size();
  }
}
