package dev.stoa.domain.memory;

import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.time.Instant;

/** The memories of a workspace that were put away; one may be put away any number of times. */
public interface MemoryArchive {

  void add(Seq<Memory> memories, String reason, Instant at);

  /** What was last put away under this id. */
  Option<ArchivedMemory> latest(MemoryId id);

  /** Latest first; those before the number. */
  Seq<ArchivedMemory> before(Option<Long> sequence, int limit);

  /** Lets go of everything put away under this id; how often it had been. */
  long purge(MemoryId id);

  long count();
}
