package dev.stoa.adapter.postgres;

import dev.stoa.adapter.jooq.StorageConfig;
import dev.stoa.domain.kernel.StorageException;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.Properties;
import org.postgresql.Driver;

/** A schema of a database: the tenant, fixed when the workspace is opened. */
record PostgresWorkspace(String url, String schema) {

  static PostgresWorkspace of(StorageConfig config) {
    Properties parsed = Driver.parseURL(config.url(), new Properties());
    if (parsed == null) {
      throw new StorageException(
          "the PostgreSQL url cannot be read: give one such as"
              + " jdbc:postgresql://localhost/stoa?currentSchema=team_a");
    }
    String schema = parsed.getProperty("currentSchema", "public").trim();
    if (schema.isEmpty() || schema.contains(",")) {
      throw new StorageException(
          "currentSchema is '" + schema + "': a workspace is exactly one schema, name one");
    }
    return new PostgresWorkspace(config.url(), schema);
  }

  Connection connect() {
    try {
      return DriverManager.getConnection(url);
    } catch (SQLException e) {
      throw new StorageException("cannot reach PostgreSQL: " + e.getMessage(), e);
    }
  }
}
