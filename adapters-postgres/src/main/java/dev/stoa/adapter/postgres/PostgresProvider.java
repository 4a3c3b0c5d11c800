package dev.stoa.adapter.postgres;

import dev.stoa.adapter.jooq.JooqStorage;
import dev.stoa.adapter.jooq.SchemaGate;
import dev.stoa.adapter.jooq.StorageConfig;
import dev.stoa.adapter.jooq.StorageProvider;
import dev.stoa.adapter.jooq.WorkspaceSchema;

/** Opens schemas of a PostgreSQL database. */
public final class PostgresProvider implements StorageProvider {

  @Override
  public boolean accepts(String url) {
    return url.startsWith(PostgresUrl.PREFIX);
  }

  @Override
  public JooqStorage open(StorageConfig config) {
    PostgresWorkspace workspace = PostgresWorkspace.of(config);
    PostgresConnections connections = new PostgresConnections(workspace, config);
    try {
      SchemaGate.pass(new PostgresSchema(workspace, connections.pool()), config.schema());
      return new JooqStorage(
          connections, new PostgresDialect(workspace.schema()), new PostgresBroadcast(workspace));
    } catch (RuntimeException e) {
      connections.close();
      throw e;
    }
  }

  @Override
  public WorkspaceSchema schema(StorageConfig config) {
    PostgresWorkspace workspace = PostgresWorkspace.of(config);
    return new PostgresSchema(workspace, workspace.direct().getOrElse(workspace.units()));
  }
}
