package dev.stoa.domain.specialist;

import dev.stoa.domain.kernel.Labelled;

/** Where something is going. */
public enum ScoreTrend implements Labelled {
  UP,
  DOWN,
  FLAT
}
