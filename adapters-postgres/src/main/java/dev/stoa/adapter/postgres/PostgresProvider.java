package dev.stoa.adapter.postgres;

import dev.stoa.adapter.jooq.JooqStorage;
import dev.stoa.adapter.jooq.SchemaGate;
import dev.stoa.adapter.jooq.StorageConfig;
import dev.stoa.adapter.jooq.StorageProvider;
import dev.stoa.adapter.jooq.WorkspaceSchema;
import dev.stoa.domain.storage.Storage;

/** Opens schemas of a PostgreSQL database. */
public final class PostgresProvider implements StorageProvider {

  @Override
  public boolean accepts(String url) {
    return url.startsWith("jdbc:postgresql:");
  }

  @Override
  public Storage open(StorageConfig config) {
    PostgresWorkspace workspace = PostgresWorkspace.of(config);
    SchemaGate.pass(new PostgresSchema(workspace), config.schema());
    return new JooqStorage(
        new PostgresConnections(workspace, config),
        new PostgresDialect(workspace.schema()),
        new PostgresBroadcast(workspace));
  }

  @Override
  public WorkspaceSchema schema(StorageConfig config) {
    return new PostgresSchema(PostgresWorkspace.of(config));
  }
}
