package dev.stoa.domain.search;

import io.vavr.collection.Seq;

/**
 * A context whose documents are indexed by the next search, so that writing them stays fast.
 *
 * <p>{@link #searchable} names what has been taken; what still waits is no fault of the index.
 */
public interface IndexedLater extends Searched {

  /** Whether something waits to be indexed. */
  boolean isWaiting();

  /**
   * Takes up to a number of waiting documents, to index them in the same unit of work. Each
   * document is taken once; fewer than requested means that none are left.
   */
  Seq<SearchDocument> takeWaiting(int limit);
}
