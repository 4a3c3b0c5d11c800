package dev.stoa.domain.search;

import dev.stoa.domain.kernel.Labelled;
import io.vavr.control.Option;

/** A kind of thing that has vectors. */
public enum VectorSource implements Labelled {
  MEMORY,
  STRATEGY,
  NOTE,
  KNOWLEDGE,
  EVIDENCE,
  CONSENSUS,
  MESSAGE,
  CONVERSATION,
  TURN,
  /** What callers bring with vectors of their own. */
  ITEM;

  /** The vectors of what is searched by words too, if it has any. */
  public static Option<VectorSource> of(SearchSource source) {
    return switch (source) {
      case MEMORY -> Option.some(MEMORY);
      case NOTE -> Option.some(NOTE);
      case KNOWLEDGE -> Option.some(KNOWLEDGE);
      case EVIDENCE -> Option.some(EVIDENCE);
      case CONSENSUS -> Option.some(CONSENSUS);
      case MESSAGE -> Option.some(MESSAGE);
      case CONVERSATION -> Option.some(CONVERSATION);
      case TURN -> Option.some(TURN);
      case LESSON, CORRECTION, FILE, ENTITY -> Option.none();
    };
  }
}
