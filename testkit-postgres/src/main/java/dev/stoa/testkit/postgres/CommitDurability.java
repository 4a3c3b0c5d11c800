package dev.stoa.testkit.postgres;

import java.util.Map;

/** Durability of commits: off for fast tests, on for measurements and crash tests. */
enum CommitDurability {
  FAST,
  DURABLE;

  /** The settings of a server that is started here. */
  Map<String, String> settings() {
    String setting = this == DURABLE ? "on" : "off";
    return Map.of(
        "max_connections",
        PostgresServer.MAX_CONNECTIONS,
        "fsync",
        setting,
        "full_page_writes",
        setting,
        "synchronous_commit",
        setting,
        // It would start a process for each of hundreds of databases, again and again.
        "autovacuum",
        setting);
  }
}
