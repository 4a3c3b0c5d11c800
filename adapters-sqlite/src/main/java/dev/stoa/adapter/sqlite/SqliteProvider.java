package dev.stoa.adapter.sqlite;

import dev.stoa.adapter.jooq.JooqStorage;
import dev.stoa.adapter.jooq.SchemaGate;
import dev.stoa.adapter.jooq.StorageConfig;
import dev.stoa.adapter.jooq.StorageProvider;
import dev.stoa.adapter.jooq.WorkspaceSchema;
import dev.stoa.domain.storage.Storage;

/** Opens SQLite files. */
public final class SqliteProvider implements StorageProvider {

  @Override
  public boolean accepts(String url) {
    return url.startsWith(SqliteFile.URL_PREFIX);
  }

  @Override
  public Storage open(StorageConfig config) {
    SqliteFile file = SqliteFile.of(config);
    SchemaGate.pass(new SqliteSchema(file, config.clock()), config.schema());
    return new JooqStorage(
        new SqliteConnections(file, config.connections()),
        new SqliteDialect(),
        new SqliteBroadcast());
  }

  @Override
  public WorkspaceSchema schema(StorageConfig config) {
    return new SqliteSchema(SqliteFile.of(config), config.clock());
  }
}
