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
    /** What the log says an agent was rated after a match. */
    POINT_ELO,
    /** How often the first of two beat the other. */
    WINS_A,
    WINS_B
  }
}
