package dev.stoa.domain.specialist;

import dev.stoa.domain.kernel.Labelled;

/** The task of a specialist. */
public enum RunRound implements Labelled {
  ANSWER,
  PEER_REVIEW;

  /** The round of a label. */
  public static RunRound labelled(String label) {
    return Labelled.of(RunRound.class, "round", label);
  }
}
