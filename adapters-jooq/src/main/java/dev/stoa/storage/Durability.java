package dev.stoa.storage;

/** The durability of a commit. */
public enum Durability {
  /** Survives a killed process; on SQLite a power failure may lose the last commits. */
  NORMAL,
  /** Survives a power failure too. */
  FULL
}
