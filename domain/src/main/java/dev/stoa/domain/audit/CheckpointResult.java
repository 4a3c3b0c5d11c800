package dev.stoa.domain.audit;

import dev.stoa.domain.audit.tlog.Checkpoint;
import dev.stoa.domain.kernel.Labelled;

/** How the chain compares with one checkpoint. */
public record CheckpointResult(Checkpoint checkpoint, Outcome outcome) {

  /** What the comparison gave. */
  public enum Outcome implements Labelled {
    /** The root at the checkpoint's size is the signed one. */
    MATCHES,
    /** The root at the checkpoint's size is another. */
    DIFFERS,
    /** The chain ends before the checkpoint's size. */
    BEYOND_END,
    /** The chain is broken before the checkpoint's size, so there is no root to compare. */
    BEYOND_FAULT
  }
}
