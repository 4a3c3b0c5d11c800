package dev.stoa.adapter.jooq;

/** What a commit promises once it has returned. */
public enum Durability {
  /** It survives a killed process; on SQLite a power cut may lose the last commits. */
  NORMAL,
  /** It survives a power cut too. */
  FULL
}
