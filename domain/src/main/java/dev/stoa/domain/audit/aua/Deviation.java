package dev.stoa.domain.audit.aua;

/** One way in which what was hashed differs from what the table kept of a column. */
public record Deviation(Kind kind, String column) {

  /** What that system's tables forget. */
  public enum Kind {
    /** The event named the column with a null; the table cannot tell that from not naming it. */
    EXPLICIT_NULL,
    /** The event had a whole number; the column kept it as 1.0 instead of 1. */
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
