package dev.stoa.domain.operations;

import io.vavr.collection.Seq;

/** The rows that hold an agent or a user, in the tables of every context. */
public interface SubjectRows {

  /**
   * The tables whose files may still have bytes of a subject after its rows were erased, those of
   * the text indexes too.
   *
   * @param erased what was erased; if nothing, an earlier erasure may have been interrupted, so all
   */
  Seq<String> touched(SubjectCounts erased);

  /** How many there are. */
  SubjectCounts count(ErasedSubject subject);

  /**
   * Removes and clears them, and puts the replacement in place of names that no context replaces
   * itself; requires an open write unit. Deleted bytes are overwritten where the engine can.
   */
  void erase(ErasedSubject subject);

  /**
   * Removes every version of what has changed since {@link #erase} in the open unit, and of what
   * the subject had before.
   */
  void forget(ErasedSubject subject);
}
