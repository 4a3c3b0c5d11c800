package dev.stoa.domain.evolution;

import dev.stoa.domain.kernel.Labelled;

/** Why an episode ended. */
public enum Termination implements Labelled {
  /** Two agents in a row proposed a resolution. */
  AGREEMENT,
  ABORT_EPISODE,
  TIMEOUT,
  /** An agent gave no valid answer. */
  CORRUPTED,
  /** The episode used too many tokens. */
  TOKEN_LIMIT;

  /** The reason of a label. */
  public static Termination labelled(String label) {
    return Labelled.of(Termination.class, "termination_reason", label);
  }

  /** Whether the episode is not judged: both agents score the lowest, unless scores are given. */
  public boolean isUnjudged() {
    return this == CORRUPTED || this == TOKEN_LIMIT;
  }
}
