package dev.stoa.domain.search;

import io.vavr.collection.Seq;

/**
 * A context whose documents are indexed when somebody searches, so that writing them stays quick.
 *
 * <p>{@link #searchable} names what has been taken; what still waits is no fault of the index.
 */
public interface IndexedLater extends Searched {

  /** Whether something waits to be indexed. */
  boolean isWaiting();

  /**
   * Takes up to so many documents that wait, for the index of the same unit of work. Nobody else
   * takes them, and what is taken no longer waits; fewer than asked for are all there are.
   */
  Seq<SearchDocument> takeWaiting(int limit);
}
