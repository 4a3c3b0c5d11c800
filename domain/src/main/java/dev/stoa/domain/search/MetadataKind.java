package dev.stoa.domain.search;

import dev.stoa.domain.kernel.Labelled;
import io.vavr.control.Option;

/** A kind of thing whose metadata may have indexes. */
public enum MetadataKind implements Labelled {
  MEMORY,
  EVIDENCE,
  CORRECTION,
  DEBATE,
  TURN,
  /** The messages of conversations. */
  CONVERSATION,
  /** The items of collections of vectors. */
  VECTOR;

  /** The metadata of what is searched by words, if it has any. */
  public static Option<MetadataKind> of(SearchSource source) {
    return switch (source) {
      case MEMORY -> Option.some(MEMORY);
      case EVIDENCE -> Option.some(EVIDENCE);
      case CORRECTION -> Option.some(CORRECTION);
      case TURN -> Option.some(TURN);
      case CONVERSATION -> Option.some(CONVERSATION);
      case NOTE, KNOWLEDGE, MESSAGE, CONSENSUS, LESSON, FILE, ENTITY -> Option.none();
    };
  }
}
