package dev.stoa.domain.rating;

/** A figure that is stored but does not follow from the log of matches. */
public record ReplayDifference(
    ReplaySubject subject, Figure figure, double stored, double replayed) {

  /** What differs. */
  public enum Figure {
    ELO,
    WINS,
    LOSSES,
    DRAWS,
    DEBATES,
    /** What the log itself says a match changed. */
    CHANGE,
    /** Whether history has a point of the match, 1 or 0. */
    POINT,
    POINT_ELO,
    /** In seconds since 1970. */
    POINT_TIME,
    /** How often the first of two beat the other. */
    WINS_A,
    WINS_B
  }
}
