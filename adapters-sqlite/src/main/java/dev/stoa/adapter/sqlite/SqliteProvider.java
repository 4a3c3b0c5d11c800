package dev.stoa.adapter.sqlite;

import dev.stoa.adapter.jooq.engine.Connections;
import dev.stoa.adapter.jooq.engine.EngineProvider;
import dev.stoa.adapter.jooq.unit.PollingBroadcast;
import dev.stoa.domain.kernel.StorageException;
import dev.stoa.storage.BackupEngine;
import dev.stoa.storage.JdbcStorage;
import dev.stoa.storage.SchemaMode;
import dev.stoa.storage.SchemaVersion;
import dev.stoa.storage.StorageConfig;
import dev.stoa.storage.StoragePlace.OverDataSource;
import dev.stoa.storage.WorkspaceSchema;
import io.vavr.control.Option;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.function.Predicate;

/** Opens SQLite files. */
public final class SqliteProvider extends EngineProvider {

  @Override
  public boolean accepts(String url) {
    return url.startsWith(SqliteFile.URL_PREFIX);
  }

  @Override
  protected Option<JdbcStorage> openIf(Predicate<WorkspaceSchema> gate, StorageConfig config) {
    return connections(gate, config)
        .map(open -> new SqliteDialect().open(open, new PollingBroadcast(), config));
  }

  private static Option<Connections> connections(
      Predicate<WorkspaceSchema> gate, StorageConfig config) {
    if (config.place() instanceof OverDataSource over) {
      LentSqlite database = LentSqlite.of(over);
      return Option.when(
          gate.test(new SqliteSchema(database, config.clock())),
          () -> new LentConnections(database, config.timeouts()));
    }
    SqliteFile file = SqliteFile.of(config);
    return writer(file, gate, config)
        .map(writer -> new SqliteConnections(file, writer, config.connections()));
  }

  private static Option<Connection> writer(
      SqliteFile file, Predicate<WorkspaceSchema> gate, StorageConfig config) {
    try {
      if (config.schema() == SchemaMode.MIGRATE && file.holdsData()) {
        // The common case: one query on a connection that is needed anyway.
        Option<Connection> upToDate =
            file.openWriterIf(
                connection -> SqliteSchema.version(connection).contains(SchemaVersion.LATEST));
        if (upToDate.isDefined()) {
          return upToDate;
        }
      }
      return gate.test(new SqliteSchema(file, config.clock()))
          ? Option.some(file.openWriter())
          : Option.none();
    } catch (SQLException e) {
      throw new StorageException("cannot open " + file.path() + ": " + e.getMessage(), e);
    }
  }

  @Override
  public BackupEngine backup(StorageConfig config) {
    return new SqliteBackupEngine(config);
  }

  @Override
  public WorkspaceSchema schema(StorageConfig config) {
    SqliteDatabase database =
        config.place() instanceof OverDataSource over ? LentSqlite.of(over) : SqliteFile.of(config);
    return new SqliteSchema(database, config.clock());
  }
}
