package dev.stoa.adapter.sqlite;

import dev.stoa.domain.kernel.StorageException;
import dev.stoa.schema.Migrations;
import java.sql.Connection;
import java.sql.SQLException;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;
import org.sqlite.SQLiteDataSource;

/** Flyway on a SQLite file; a class of its own, so that an up-to-date file never loads Flyway. */
final class SqliteFlyway {

  private SqliteFlyway() {}

  /** Runs what is pending; the sentence begins what a failure says. */
  static void migrate(SqliteFile file, String sentence) {
    try {
      flyway(file).migrate();
    } catch (FlywayException e) {
      throw new StorageException(sentence + ": " + e.getMessage(), e);
    }
  }

  static void validate(SqliteFile file) {
    try {
      flyway(file).validate();
    } catch (FlywayException e) {
      throw new StorageException(
          "the schema of " + file.path() + " is not the one this Stoa made: " + e.getMessage(), e);
    }
  }

  private static Flyway flyway(SqliteFile file) {
    return Flyway.configure()
        .dataSource(new FileDataSource(file))
        .configuration(Migrations.settings(SqliteSchema.ENGINE))
        .load();
  }

  /** The connections Flyway asks for, set up as every other one. */
  private static final class FileDataSource extends SQLiteDataSource {
    private final SqliteFile file;

    FileDataSource(SqliteFile file) {
      this.file = file;
    }

    @Override
    public Connection getConnection() throws SQLException {
      return file.openWriter();
    }
  }
}
