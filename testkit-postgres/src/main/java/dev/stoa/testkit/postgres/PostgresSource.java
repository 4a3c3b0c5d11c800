package dev.stoa.testkit.postgres;

/** A source of a PostgreSQL server: an existing server, a container, or embedded binaries. */
interface PostgresSource {

  /** Its name in error messages. */
  String name();

  /** Whether the caller requires this source, so that no other is tried instead. */
  default boolean isRequired() {
    return false;
  }

  /** Starts the server or connects to it; an exception says why this source does not work. */
  Running open(CommitDurability durability) throws Exception;
}
