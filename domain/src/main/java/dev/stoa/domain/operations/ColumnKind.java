package dev.stoa.domain.operations;

/** The type of a column, and with it the Java type of its values in a row. */
public enum ColumnKind {
  /** A {@code String}. */
  TEXT,
  /** A {@code Long}. */
  NUMBER,
  /** A {@code Double}. */
  DOUBLE,
  /** A {@code Boolean}. */
  BOOLEAN,
  /** An {@code Instant} in whole microseconds. */
  INSTANT,
  /** A {@code String} of canonical JSON. */
  JSON,
  /** A {@code byte[]}. */
  BYTES
}
