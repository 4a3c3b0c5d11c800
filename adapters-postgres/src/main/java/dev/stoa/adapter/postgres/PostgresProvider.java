package dev.stoa.adapter.postgres;

import dev.stoa.adapter.jooq.JooqStorage;
import dev.stoa.adapter.jooq.QuietLibraries;
import dev.stoa.adapter.jooq.SchemaGate;
import dev.stoa.adapter.jooq.search.VectorMemory;
import dev.stoa.storage.JdbcStorage;
import dev.stoa.storage.StorageConfig;
import dev.stoa.storage.StorageProvider;
import dev.stoa.storage.WorkspaceSchema;
import io.vavr.control.Option;
import java.util.function.Predicate;

/** Opens schemas of a PostgreSQL database. */
public final class PostgresProvider implements StorageProvider {

  static {
    QuietLibraries.loadSlf4j();
  }

  @Override
  public boolean accepts(String url) {
    return url.startsWith(PostgresUrl.PREFIX);
  }

  @Override
  public JdbcStorage open(StorageConfig config) {
    return openIf(
            schema -> {
              SchemaGate.pass(schema, config.schema());
              return true;
            },
            config)
        .get();
  }

  @Override
  public Option<JdbcStorage> openExisting(StorageConfig config) {
    return openIf(schema -> SchemaGate.passExisting(schema, config.schema()), config);
  }

  private static Option<JdbcStorage> openIf(Predicate<WorkspaceSchema> gate, StorageConfig config) {
    PostgresWorkspace workspace = PostgresWorkspace.of(config);
    PostgresConnections connections = new PostgresConnections(workspace, config);
    boolean passed = false;
    try {
      passed = gate.test(new PostgresSchema(workspace, connections.pool()));
      return Option.when(
          passed,
          () ->
              new JooqStorage(
                  connections,
                  new PostgresDialect(workspace.schema()),
                  new PostgresBroadcast(workspace),
                  VectorMemory.of(config),
                  config.observation()));
    } finally {
      if (!passed) {
        connections.close();
      }
    }
  }

  @Override
  public WorkspaceSchema schema(StorageConfig config) {
    PostgresWorkspace workspace = PostgresWorkspace.of(config);
    return new PostgresSchema(workspace, workspace.direct().getOrElse(workspace.units()));
  }
}
