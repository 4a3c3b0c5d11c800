package dev.stoa.domain.graph;

import dev.stoa.domain.kernel.Labelled;

/** Which way relations are followed. */
public enum Direction implements Labelled {
  /** From where they begin to where they end. */
  OUT,
  /** From where they end to where they begin. */
  IN,
  BOTH;

  /** Whether relations that begin at an entity are followed. */
  public boolean goesOut() {
    return this != IN;
  }

  /** Whether relations that end at an entity are followed. */
  public boolean goesIn() {
    return this != OUT;
  }
}
