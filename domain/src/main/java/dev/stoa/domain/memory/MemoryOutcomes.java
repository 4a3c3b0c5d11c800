package dev.stoa.domain.memory;

import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** The outcomes of memories, one by one. They stay while the memory is live or archived. */
public interface MemoryOutcomes {

  /** Gives it the next number of its memory, which the caller has locked. */
  void append(MemoryOutcome outcome);

  /** The outcomes of a memory, latest first; those before the number. */
  Seq<RecordedOutcome> before(MemoryId memory, Option<Long> sequence, int limit);

  /** Deletes all outcomes of a memory; returns their number. */
  long purge(MemoryId memory);
}
