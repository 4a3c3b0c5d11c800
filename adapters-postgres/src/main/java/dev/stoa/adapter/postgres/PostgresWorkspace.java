package dev.stoa.adapter.postgres;

import dev.stoa.adapter.jooq.StorageConfig;
import dev.stoa.domain.kernel.StorageException;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.regex.Pattern;
import javax.sql.DataSource;

/**
 * A schema of a database: the tenant, fixed when the workspace is opened.
 *
 * @param units where units of work get new connections from
 * @param direct where migrations and the listener get theirs from
 */
record PostgresWorkspace(String schema, DataSource units, DataSource direct) {

  private static final Pattern PLAIN_NAME = Pattern.compile("[a-z_][a-z0-9_]{0,62}");

  static PostgresWorkspace of(StorageConfig config) {
    PostgresUrl url = PostgresUrl.of(config.url());
    String schema = url.parameter("currentSchema", "public");
    // PostgreSQL reads it as a search path: other names would need quotes, or fold to lower case.
    if (!PLAIN_NAME.matcher(schema).matches()) {
      throw new StorageException(
          "currentSchema is '"
              + schema
              + "': a workspace is exactly one schema, named in lower-case letters, digits and _");
    }
    return new PostgresWorkspace(
        schema, url.unitDataSource(config.timeouts()), url.dataSource(config.timeouts()));
  }

  /** A connection of its own, outside every pool. */
  Connection connect() {
    return connect(direct);
  }

  static Connection connect(DataSource source) {
    try {
      return source.getConnection();
    } catch (SQLException e) {
      throw new StorageException("cannot reach PostgreSQL: " + e.getMessage(), e);
    }
  }
}
