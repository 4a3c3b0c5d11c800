package dev.stoa.schema;

import dev.stoa.testkit.postgres.PostgresServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.Locale;
import org.flywaydb.core.Flyway;
import org.jooq.SQLDialect;

/** The engines under test; each migrates one database and hands out copies of it. */
enum Engine {
  SQLITE(SQLDialect.SQLITE) {
    @Override
    String emptyDatabase() {
      return "jdbc:sqlite:" + temporaryFile();
    }

    @Override
    String copyOf(String url) {
      Path copy = temporaryFile();
      try {
        Path original = Path.of(url.substring("jdbc:sqlite:".length()));
        Files.copy(original, copy, StandardCopyOption.REPLACE_EXISTING);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
      return "jdbc:sqlite:" + copy + "?foreign_keys=true";
    }
  },

  POSTGRESQL(SQLDialect.POSTGRES) {
    @Override
    String emptyDatabase() {
      return PostgresServer.shared().newDatabase();
    }

    @Override
    String copyOf(String url) {
      return PostgresServer.shared().newDatabaseLike(url);
    }
  };

  final SQLDialect dialect;
  private String migrated;

  Engine(SQLDialect dialect) {
    this.dialect = dialect;
  }

  abstract String emptyDatabase();

  abstract String copyOf(String url);

  /** A connection to a migrated database that no other test sees. */
  synchronized Connection workspace() throws SQLException {
    if (migrated == null) {
      String url = emptyDatabase();
      String name = name().toLowerCase(Locale.ROOT);
      Flyway.configure()
          .dataSource(url, null, null)
          .configuration(Migrations.settings(name))
          .load()
          .migrate();
      migrated = url;
    }
    return DriverManager.getConnection(copyOf(migrated));
  }

  private static Path temporaryFile() {
    try {
      Path file = Files.createTempFile("stoa-schema", ".db");
      file.toFile().deleteOnExit();
      return file;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
