package dev.stoa.domain.rating;

import io.vavr.collection.Seq;

/**
 * The result of a replay.
 *
 * @param differences the number of differences
 * @param inLog how many of them are changes stored in the log, which is never rewritten
 * @param first the first of them, at most {@link Replay#MAX_LISTED}
 */
public record ReplayReport(
    long matches, long agents, long differences, long inLog, Seq<ReplayDifference> first) {

  /** Whether every stored figure follows from the log. */
  public boolean agrees() {
    return differences == 0;
  }
}
