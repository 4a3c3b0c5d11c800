package dev.stoa.adapter.jooq;

import static java.util.Objects.requireNonNull;

import io.vavr.control.Option;
import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;

/**
 * How one workspace is opened: everything beside the url has a default.
 *
 * @param url {@code jdbc:sqlite:<file>} or {@code jdbc:postgresql://…?currentSchema=<workspace>}
 * @param schema what opening does about the schema
 * @param durability what a commit promises
 * @param connections how many units of work may read at the same time
 * @param connectionInit SQL run on every new PostgreSQL connection
 * @param clock the workspace's clock, for the names of backups
 */
public record StorageConfig(
    String url,
    SchemaMode schema,
    Durability durability,
    int connections,
    Option<String> connectionInit,
    InstantSource clock) {

  /** Instants are stored in microseconds, so the clock ticks in them. */
  public static final InstantSource SYSTEM_CLOCK =
      () -> Instant.now().truncatedTo(ChronoUnit.MICROS);

  private static final int DEFAULT_CONNECTIONS = 8;

  public StorageConfig {
    requireNonNull(schema, "schema is null");
    requireNonNull(durability, "durability is null");
    requireNonNull(connectionInit, "connectionInit is null");
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
        SYSTEM_CLOCK);
  }

  public StorageConfig withSchema(SchemaMode mode) {
    return new StorageConfig(url, mode, durability, connections, connectionInit, clock);
  }

  public StorageConfig withDurability(Durability promise) {
    return new StorageConfig(url, schema, promise, connections, connectionInit, clock);
  }

  public StorageConfig withConnections(int count) {
    return new StorageConfig(url, schema, durability, count, connectionInit, clock);
  }

  public StorageConfig withConnectionInit(String sql) {
    return new StorageConfig(url, schema, durability, connections, Option.some(sql), clock);
  }

  public StorageConfig withClock(InstantSource source) {
    return new StorageConfig(url, schema, durability, connections, connectionInit, source);
  }
}
