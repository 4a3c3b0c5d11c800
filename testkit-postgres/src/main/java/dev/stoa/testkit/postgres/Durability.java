package dev.stoa.testkit.postgres;

/** Durability of commits: off for fast tests, on for measurements and crash tests. */
enum Durability {
  FAST,
  DURABLE;

  /** The value of the fsync and synchronous_commit settings. */
  String setting() {
    return this == DURABLE ? "on" : "off";
  }
}
