package dev.stoa.adapter.sqlite;

import dev.stoa.adapter.jooq.JooqStorage;
import dev.stoa.adapter.jooq.SchemaGate;
import dev.stoa.adapter.jooq.SchemaMode;
import dev.stoa.adapter.jooq.SchemaVersion;
import dev.stoa.adapter.jooq.StorageConfig;
import dev.stoa.adapter.jooq.StorageProvider;
import dev.stoa.adapter.jooq.WorkspaceSchema;
import dev.stoa.domain.kernel.StorageException;
import dev.stoa.domain.storage.Storage;
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
  public Storage open(StorageConfig config) {
    SqliteFile file = SqliteFile.of(config);
    return new JooqStorage(
        new SqliteConnections(file, writer(file, config), config.connections()),
        new SqliteDialect(),
        new SqliteBroadcast());
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
    return new SqliteSchema(SqliteFile.of(config), config.clock());
  }
}
