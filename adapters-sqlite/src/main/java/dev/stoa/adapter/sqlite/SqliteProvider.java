package dev.stoa.adapter.sqlite;

import dev.stoa.adapter.jooq.Connections;
import dev.stoa.adapter.jooq.JooqStorage;
import dev.stoa.adapter.jooq.SchemaGate;
import dev.stoa.adapter.jooq.SchemaMode;
import dev.stoa.adapter.jooq.SchemaVersion;
import dev.stoa.adapter.jooq.StorageConfig;
import dev.stoa.adapter.jooq.StoragePlace.OverDataSource;
import dev.stoa.adapter.jooq.StorageProvider;
import dev.stoa.adapter.jooq.WorkspaceSchema;
import dev.stoa.domain.kernel.StorageException;
import io.vavr.control.Option;
import java.sql.Connection;
import java.sql.SQLException;

/** Opens SQLite files. */
public final class SqliteProvider implements StorageProvider {

  @Override
  public boolean accepts(String url) {
    return url.startsWith(SqliteFile.URL_PREFIX);
  }

  @Override
  public JooqStorage open(StorageConfig config) {
    return new JooqStorage(connections(config), new SqliteDialect(), new SqliteBroadcast());
  }

  private static Connections connections(StorageConfig config) {
    if (config.place() instanceof OverDataSource over) {
      LentSqlite database = LentSqlite.of(over);
      SchemaGate.pass(new SqliteSchema(database, config.clock()), config.schema());
      return new LentConnections(database, config.timeouts());
    }
    SqliteFile file = SqliteFile.of(config);
    return new SqliteConnections(file, writer(file, config), config.connections());
  }

  private static Connection writer(SqliteFile file, StorageConfig config) {
    try {
      if (config.schema() == SchemaMode.MIGRATE && file.holdsData()) {
        // The usual case, in one query on a connection that is needed anyway.
        Option<Connection> upToDate =
            file.openWriterIf(
                connection -> SqliteSchema.version(connection).contains(SchemaVersion.LATEST));
        if (upToDate.isDefined()) {
          return upToDate.get();
        }
      }
      SchemaGate.pass(new SqliteSchema(file, config.clock()), config.schema());
      return file.openWriter();
    } catch (SQLException e) {
      throw new StorageException("cannot open " + file.path() + ": " + e.getMessage(), e);
    }
  }

  @Override
  public WorkspaceSchema schema(StorageConfig config) {
    SqliteDatabase database =
        config.place() instanceof OverDataSource over ? LentSqlite.of(over) : SqliteFile.of(config);
    return new SqliteSchema(database, config.clock());
  }
}
