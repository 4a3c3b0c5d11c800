package dev.stoa.adapter.jooq;

import static java.util.Objects.requireNonNull;

import dev.stoa.domain.kernel.MicrosecondClock;
import io.vavr.control.Option;
import java.time.InstantSource;

/**
 * How one workspace is opened: everything beside the url has a default.
 *
 * @param url {@code jdbc:sqlite:<file>} or {@code jdbc:postgresql://…?currentSchema=<workspace>}
 * @param schema what opening does about the schema
 * @param durability what a commit promises
 * @param connections how many units of work may read at the same time
 * @param connectionInit SQL run on every new PostgreSQL connection
 * @param timeouts how long units of work wait
 * @param clock when what is written happens; operations read it in whole microseconds
 */
public record StorageConfig(
    String url,
    SchemaMode schema,
    Durability durability,
    int connections,
    Option<String> connectionInit,
    Timeouts timeouts,
    InstantSource clock) {

  /** The system's clock, in the microseconds that instants are stored in. */
  public static final InstantSource SYSTEM_CLOCK = MicrosecondClock.of(InstantSource.system());

  private static final int DEFAULT_CONNECTIONS = 8;

  public StorageConfig {
    requireNonNull(schema, "schema is null");
    requireNonNull(durability, "durability is null");
    requireNonNull(connectionInit, "connectionInit is null");
    requireNonNull(timeouts, "timeouts is null");
    requireNonNull(clock, "clock is null");
    if (url == null || url.isBlank()) {
      throw new IllegalArgumentException(
          "store url is blank: give one such as jdbc:sqlite:stoa.db");
    }
    if (connections < 1) {
      throw new IllegalArgumentException("connections is " + connections + ": give at least 1");
    }
  }

  /** The defaults: migrate, normal durability, eight connections, the system's clock. */
  public static StorageConfig of(String url) {
    return new StorageConfig(
        url,
        SchemaMode.MIGRATE,
        Durability.NORMAL,
        DEFAULT_CONNECTIONS,
        Option.none(),
        Timeouts.DEFAULT,
        SYSTEM_CLOCK);
  }

  public StorageConfig withSchema(SchemaMode mode) {
    return new StorageConfig(url, mode, durability, connections, connectionInit, timeouts, clock);
  }

  public StorageConfig withDurability(Durability promise) {
    return new StorageConfig(url, schema, promise, connections, connectionInit, timeouts, clock);
  }

  public StorageConfig withConnections(int count) {
    return new StorageConfig(url, schema, durability, count, connectionInit, timeouts, clock);
  }

  public StorageConfig withConnectionInit(String sql) {
    return new StorageConfig(
        url, schema, durability, connections, Option.some(sql), timeouts, clock);
  }

  public StorageConfig withTimeouts(Timeouts times) {
    return new StorageConfig(url, schema, durability, connections, connectionInit, times, clock);
  }

  public StorageConfig withClock(InstantSource source) {
    return new StorageConfig(
        url, schema, durability, connections, connectionInit, timeouts, source);
  }

  /** The url may hold a password, so not all of it is shown. */
  @Override
  public String toString() {
    return "StorageConfig["
        + String.join(
            ", ",
            StoreUrl.shown(url),
            schema.toString(),
            durability.toString(),
            connections + " connections",
            timeouts.toString())
        + "]";
  }
}
