package dev.stoa.adapter.jooq.engine;

/** How a unit of work uses its connection. */
public enum Access {
  /** Reads and writes in one transaction. */
  WRITE,
  /** Reads; every statement sees the latest committed state. */
  READ,
  /** Reads; all statements see the same state. */
  SNAPSHOT
}
