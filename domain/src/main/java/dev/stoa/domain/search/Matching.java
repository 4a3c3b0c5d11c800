package dev.stoa.domain.search;

import dev.stoa.domain.kernel.Labelled;

/** How the words of a question are looked for. */
public enum Matching implements Labelled {
  /** A text need hold only one of the words; the more, and the rarer, the better it ranks. */
  ANY,
  /** A text holds every word, in any order. */
  ALL,
  /** A text holds the words next to each other, in this order. */
  PHRASE,
  /** As {@link #ANY}, with each word as a prefix. */
  PREFIX
}
