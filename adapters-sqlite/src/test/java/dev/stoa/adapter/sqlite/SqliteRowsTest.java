package dev.stoa.adapter.sqlite;

import dev.stoa.adapter.jooq.engine.Connections;
import dev.stoa.adapter.jooq.rows.RowsContract;
import dev.stoa.adapter.jooq.sql.Dialect;
import dev.stoa.storage.StorageConfig;
import java.nio.file.Path;
import java.sql.SQLException;
import org.junit.jupiter.api.io.TempDir;

final class SqliteRowsTest extends RowsContract {

  @TempDir Path folder;

  @Override
  protected Connections connections() throws SQLException {
    return SqliteWorkspace.connections(
        StorageConfig.of("jdbc:sqlite:" + folder.resolve("parts.db")));
  }

  @Override
  protected Dialect dialect() {
    return new SqliteDialect();
  }

  @Override
  protected String instant() {
    return "text";
  }
}
