package dev.stoa.adapter.postgres;

import dev.stoa.adapter.jooq.StorageConfig;
import dev.stoa.domain.kernel.StorageException;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.Properties;
import java.util.regex.Pattern;
import org.postgresql.Driver;

/** A schema of a database: the tenant, fixed when the workspace is opened. */
record PostgresWorkspace(String url, String schema) {

  private static final Pattern PLAIN_NAME = Pattern.compile("[a-z_][a-z0-9_]{0,62}");

  static PostgresWorkspace of(StorageConfig config) {
    Properties parsed = Driver.parseURL(config.url(), new Properties());
    if (parsed == null) {
      throw new StorageException(
          "the PostgreSQL url cannot be read: give one such as"
              + " jdbc:postgresql://localhost/stoa?currentSchema=team_a");
    }
    String schema = parsed.getProperty("currentSchema", "public");
    // PostgreSQL reads it as a search path: other names would need quotes, or fold to lower case.
    if (!PLAIN_NAME.matcher(schema).matches()) {
      throw new StorageException(
          "currentSchema is '"
              + schema
              + "': a workspace is exactly one schema, named in lower-case letters, digits and _");
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
