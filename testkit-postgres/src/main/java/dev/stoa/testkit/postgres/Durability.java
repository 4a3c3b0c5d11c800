package dev.stoa.testkit.postgres;

/** What a commit promises: tests need it fast, measurements and crash tests need it true. */
enum Durability {
  FAST,
  DURABLE;

  /** The value of the fsync and synchronous_commit settings. */
  String setting() {
    return this == DURABLE ? "on" : "off";
  }
}
