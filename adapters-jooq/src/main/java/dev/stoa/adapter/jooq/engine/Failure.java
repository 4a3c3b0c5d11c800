package dev.stoa.adapter.jooq.engine;

/** The meaning of an engine's exception. */
public enum Failure {
  /** A conflict with another unit of work: a retry may succeed. */
  CONFLICT,
  /** A duplicate value of a primary key or unique constraint. */
  DUPLICATE_KEY,
  /** A violation of another constraint. */
  CONSTRAINT,
  /** A statement timeout. */
  CANCELLED,
  /** The workspace is read-only, or this user may not do that. */
  FORBIDDEN,
  /** The disk has no room. */
  FULL,
  /** Any other failure: damaged, missing or unreachable. */
  BREAKAGE
}
