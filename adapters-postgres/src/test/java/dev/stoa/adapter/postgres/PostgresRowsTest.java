package dev.stoa.adapter.postgres;

import dev.stoa.adapter.jooq.engine.Connections;
import dev.stoa.adapter.jooq.rows.RowsContract;
import dev.stoa.adapter.jooq.sql.Dialect;
import dev.stoa.storage.StorageConfig;
import dev.stoa.testkit.postgres.PostgresServer;

final class PostgresRowsTest extends RowsContract {

  @Override
  protected Connections connections() {
    StorageConfig config = StorageConfig.of(PostgresServer.shared().newDatabase());
    return new PostgresConnections(PostgresWorkspace.of(config), config);
  }

  @Override
  protected Dialect dialect() {
    return new PostgresDialect("public");
  }

  @Override
  protected String instant() {
    return "timestamptz";
  }
}
