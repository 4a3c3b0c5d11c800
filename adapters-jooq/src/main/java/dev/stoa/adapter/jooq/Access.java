package dev.stoa.adapter.jooq;

/** What a unit of work wants of its connection. */
public enum Access {
  /** May write; one transaction. */
  WRITE,
  /** Reads; every statement sees the latest committed state. */
  READ,
  /** Reads; all statements see one state. */
  SNAPSHOT
}
