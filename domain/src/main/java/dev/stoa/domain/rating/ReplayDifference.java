package dev.stoa.domain.rating;

import dev.stoa.domain.kernel.Labelled;

/** A stored figure that differs from the recomputed one. */
public record ReplayDifference(
    ReplaySubject subject, Figure figure, double stored, double replayed) {

  /** The kinds of figures. */
  public enum Figure implements Labelled {
    ELO,
    WINS,
    LOSSES,
    DRAWS,
    DEBATES,
    /** The rating change stored with a match. */
    CHANGE,
    /** The rating after a match, stored with the match. */
    POINT_ELO,
    /** The wins of the first agent against the second. */
    WINS_A,
    WINS_B
  }
}
