package dev.stoa.adapter.postgres;

import dev.stoa.domain.kernel.StorageException;
import dev.stoa.storage.StorageConfig;
import dev.stoa.storage.StoragePlace.BehindPooler;
import dev.stoa.storage.StoragePlace.OverDataSource;
import io.vavr.control.Option;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.regex.Pattern;
import javax.sql.DataSource;
import org.postgresql.ds.PGSimpleDataSource;

/**
 * A schema of a database, which is the tenant; fixed when the workspace is opened.
 *
 * @param units the connections of units of work
 * @param direct the connections of migrations, if they can run
 * @param ownSessions whether sessions are ours to change; if not, every unit of work is a
 *     transaction that makes its own settings, and there is no listener
 * @param shared whether the application has tables in the same database
 */
record PostgresWorkspace(
    String schema,
    DataSource units,
    Option<DataSource> direct,
    boolean ownSessions,
    boolean shared) {

  private static final Pattern PLAIN_NAME = Pattern.compile("[a-z_][a-z0-9_]{0,62}");
  private static final String SHARED_SCHEMA = "stoa";

  static PostgresWorkspace of(StorageConfig config) {
    if (config.place() instanceof OverDataSource over) {
      return over(over);
    }
    PostgresUrl url = PostgresUrl.of(config.url());
    String schema = checked("currentSchema", url.parameter("currentSchema", "public"));
    PGSimpleDataSource units = url.unitDataSource(config.timeouts());
    if (config.place() instanceof BehindPooler behind) {
      // A pooler sets no search_path for a session, and may run a prepared statement on a server
      // that does not have it.
      units.setCurrentSchema(null);
      units.setPrepareThreshold(0);
      Option<DataSource> direct =
          behind
              .directUrl()
              .map(directUrl -> PostgresUrl.of(directUrl).dataSource(config.timeouts()));
      return new PostgresWorkspace(schema, units, direct, false, false);
    }
    DataSource direct = url.dataSource(config.timeouts());
    return new PostgresWorkspace(schema, units, Option.some(direct), true, false);
  }

  private static PostgresWorkspace over(OverDataSource place) {
    String schema = checked("schema", place.schema().getOrElse(SHARED_SCHEMA));
    return new PostgresWorkspace(schema, place.source(), Option.some(place.source()), false, true);
  }

  /** PostgreSQL reads it as a search path: other names would need quotes, or fold to lower case. */
  private static String checked(String field, String schema) {
    if (!PLAIN_NAME.matcher(schema).matches()) {
      throw new StorageException(
          field
              + " is '"
              + schema
              + "': a workspace is exactly one schema, named in lower-case letters, digits and _");
    }
    return schema;
  }

  /** Connections on which a migration can run. */
  DataSource migrating() {
    return direct.getOrElseThrow(
        () ->
            new StorageException(
                "schema "
                    + schema
                    + " is migrated and validated over a dedicated session, which a pooler in"
                    + " transaction mode does not offer: name the server itself with"
                    + " StorageConfig.withTransactionPooling(directUrl), or run `stoa migrate` on"
                    + " it"));
  }

  static Connection connect(DataSource source) {
    try {
      return source.getConnection();
    } catch (SQLException e) {
      throw new StorageException("cannot reach PostgreSQL: " + e.getMessage(), e);
    }
  }
}
