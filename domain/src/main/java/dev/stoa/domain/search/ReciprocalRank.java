package dev.stoa.domain.search;

/**
 * Makes one ranking of several: what counts is the place in each, not the scores, which do not
 * compare.
 */
public final class ReciprocalRank {

  private static final double K = 60;

  private ReciprocalRank() {}

  /** The score of a place in one of several rankings, counted from 1, whose best score 1. */
  public static double score(int place) {
    return (K + 1) / (K + place);
  }
}
