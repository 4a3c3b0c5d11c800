package dev.stoa.schema;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import org.flywaydb.core.Flyway;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteDataSource;

/** A SQLite file that the migrations have just built, with foreign keys enforced. */
final class SqliteWorkspace {
  private SqliteWorkspace() {}

  static Connection migrated(Path folder) throws SQLException {
    SQLiteConfig config = new SQLiteConfig();
    config.enforceForeignKeys(true);
    SQLiteDataSource source = new SQLiteDataSource(config);
    source.setUrl("jdbc:sqlite:" + folder.resolve("workspace.db"));
    Flyway.configure()
        .dataSource(source)
        .locations(Migrations.locations("sqlite"))
        .placeholders(Migrations.placeholders("sqlite"))
        .load()
        .migrate();
    return source.getConnection();
  }
}
