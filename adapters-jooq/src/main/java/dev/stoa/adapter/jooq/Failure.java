package dev.stoa.adapter.jooq;

/** What an engine's exception means, whatever code the engine gave it. */
public enum Failure {
  /** Another unit of work was in the way: running this one again may succeed. */
  CONFLICT,
  /** A primary key or unique constraint holds this value already. */
  DUPLICATE_KEY,
  /** Another constraint refused the row. */
  CONSTRAINT,
  /** The engine ended a statement that ran too long. */
  CANCELLED,
  /** The workspace is broken, full, gone or out of reach. */
  BREAKAGE
}
