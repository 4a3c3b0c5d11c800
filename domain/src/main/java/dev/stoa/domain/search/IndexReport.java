package dev.stoa.domain.search;

import io.vavr.collection.Seq;

/**
 * How the index of a source compares with what it must say.
 *
 * @param documents how many things ought to be found
 * @param missing those that are not, the first of them by id
 * @param stale those that are found by other words or by another owner
 * @param superfluous what is found and should not be
 * @param sound whether the words match the documents of the index
 */
public record IndexReport(
    SearchSource source,
    long documents,
    Faults missing,
    Faults stale,
    Faults superfluous,
    boolean sound) {

  /** A count, and the first ids. */
  public record Faults(long count, Seq<String> first) {

    /** More are counted, not named. */
    public static final int NAMED = 100;
  }

  /** Whether nothing has to be done. */
  public boolean isRight() {
    return sound && missing.count() == 0 && stale.count() == 0 && superfluous.count() == 0;
  }
}
