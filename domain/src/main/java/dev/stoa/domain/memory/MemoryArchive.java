package dev.stoa.domain.memory;

import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.time.Instant;

/** The archive of memories; an id may have several versions. */
public interface MemoryArchive {

  void add(Seq<Memory> memories, String reason, Instant at);

  /** The latest archived version of this id. */
  Option<ArchivedMemory> latest(MemoryId id);

  /** Latest first; those before the number. */
  Seq<ArchivedMemory> before(Option<Long> sequence, int limit);

  /** Deletes all archived versions of this id; returns their number. */
  long purge(MemoryId id);

  long count();
}
