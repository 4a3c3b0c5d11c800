package dev.stoa.domain.specialist;

import dev.stoa.domain.kernel.Labelled;

/** Which of two answers a check finds right. */
public enum ArbiterVote implements Labelled {
  FIRST,
  SECOND,
  NEITHER
}
