package dev.stoa.domain.audit.aua;

/** A difference between the hashed event and the stored column. */
public record Deviation(Kind kind, String column) {

  /** What that system's tables forget. */
  public enum Kind {
    /**
     * The event had the column with an explicit null, which the table cannot distinguish from a
     * missing one.
     */
    EXPLICIT_NULL,
    /** The event had an integer; the column stored it as 1.0 instead of 1. */
    INTEGER_IN_REAL,
    /** The event had no details; the column's default made them an empty object. */
    OMITTED_DETAILS,
    /** The event's details were a text already, and were hashed as one. */
    TEXT_DETAILS,
    /** The event brought its own id or time; both are hashed only then. */
    CALLER_GIVEN
  }

  @Override
  public String toString() {
    return kind + "(" + column + ")";
  }
}
