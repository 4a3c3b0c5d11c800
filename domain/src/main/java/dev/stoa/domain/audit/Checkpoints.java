package dev.stoa.domain.audit;

import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** The checkpoints a workspace has signed: added, never changed or removed. */
public interface Checkpoints {

  /**
   * Keeps a checkpoint whose id is one more than the latest.
   *
   * <p>Needs an open write unit that has locked the chain's head: ids and sizes grow together.
   */
  void append(SignedCheckpoint checkpoint);

  /** The one with the greatest id. */
  Option<SignedCheckpoint> latest();

  /** Rows with a greater id, in ascending id, exactly as they are stored. */
  Seq<CheckpointRow> rowsAfter(long id, int limit);

  /** As {@link #rowsAfter}, of smaller ids, in descending id. */
  Seq<CheckpointRow> rowsBefore(long id, int limit);
}
