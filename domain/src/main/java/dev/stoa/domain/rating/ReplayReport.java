package dev.stoa.domain.rating;

import io.vavr.collection.Seq;

/**
 * What computing every rating again has found.
 *
 * @param differences how many there are
 * @param first the first of them, at most {@link Replay#MOST_TOLD}
 */
public record ReplayReport(
    long matches, long agents, long differences, Seq<ReplayDifference> first) {

  /** Whether every stored figure follows from the log. */
  public boolean agrees() {
    return differences == 0;
  }
}
