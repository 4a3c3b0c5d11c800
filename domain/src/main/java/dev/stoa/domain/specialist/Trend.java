package dev.stoa.domain.specialist;

import dev.stoa.domain.kernel.Labelled;

/** Where something is going. */
public enum Trend implements Labelled {
  UP,
  DOWN,
  FLAT
}
