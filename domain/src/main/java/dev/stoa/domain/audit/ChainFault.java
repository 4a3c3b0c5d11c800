package dev.stoa.domain.audit;

import dev.stoa.domain.kernel.Labelled;

/** The first thing wrong with a chain: where, of what kind, and in a sentence why. */
public record ChainFault(long sequence, Kind kind, String explanation) {

  /** How a chain can be broken. */
  public enum Kind implements Labelled {
    /** An entry differs from what was hashed. */
    ALTERED,
    /** An entry is missing and its number is unused. */
    MISSING,
    /** An entry is in the position of another. */
    REORDERED,
    /** Two entries claim one place or one predecessor. */
    FORKED,
    /** The log ends before a size that a checkpoint covers. */
    TRUNCATED,
    /** A chain that is valid in itself, but not the one that a checkpoint covers. */
    REWRITTEN,
    /**
     * A stored checkpoint whose signed note cannot be read, or says something else than its row.
     */
    CHECKPOINT_ALTERED,
    /** A stored checkpoint is missing. */
    CHECKPOINT_MISSING,
    /** A checkpoint that this log's key did not sign, or of another log. */
    FOREIGN
  }
}
