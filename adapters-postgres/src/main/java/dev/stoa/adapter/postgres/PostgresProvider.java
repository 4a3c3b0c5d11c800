package dev.stoa.adapter.postgres;

import dev.stoa.adapter.jooq.engine.EngineProvider;
import dev.stoa.storage.BackupEngine;
import dev.stoa.storage.JdbcStorage;
import dev.stoa.storage.StorageConfig;
import dev.stoa.storage.WorkspaceSchema;
import io.vavr.control.Option;
import java.util.function.Predicate;

/** Opens schemas of a PostgreSQL database. */
public final class PostgresProvider extends EngineProvider {

  @Override
  public boolean accepts(String url) {
    return url.startsWith(PostgresUrl.PREFIX);
  }

  @Override
  protected Option<JdbcStorage> openIf(Predicate<WorkspaceSchema> gate, StorageConfig config) {
    PostgresWorkspace workspace = PostgresWorkspace.of(config);
    PostgresConnections connections = new PostgresConnections(workspace, config);
    boolean passed = false;
    try {
      passed = gate.test(new PostgresSchema(workspace, connections.pool()));
      return Option.when(
          passed,
          () ->
              new PostgresDialect(workspace.schema())
                  .open(connections, new PostgresBroadcast(workspace), config));
    } finally {
      if (!passed) {
        connections.close();
      }
    }
  }

  @Override
  public BackupEngine backup(StorageConfig config) {
    return new PostgresBackupEngine(config, PostgresWorkspace.of(config));
  }

  @Override
  public WorkspaceSchema schema(StorageConfig config) {
    PostgresWorkspace workspace = PostgresWorkspace.of(config);
    return new PostgresSchema(workspace, workspace.direct().getOrElse(workspace.units()));
  }
}
