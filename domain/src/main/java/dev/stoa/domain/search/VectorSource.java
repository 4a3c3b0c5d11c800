package dev.stoa.domain.search;

import dev.stoa.domain.kernel.Labelled;

/** A kind of thing that has vectors. */
public enum VectorSource implements Labelled {
  MEMORY,
  STRATEGY
}
