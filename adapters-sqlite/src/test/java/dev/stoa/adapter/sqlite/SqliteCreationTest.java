package dev.stoa.adapter.sqlite;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.storage.StorageConfig;
import dev.stoa.storage.Storages;
import io.vavr.control.Option;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class SqliteCreationTest {

  @TempDir Path folder;

  @Test
  void aFileIsAsFlywayWouldHaveMadeIt() throws SQLException {
    SqliteFile migrated = file("migrated.db");
    SqliteFlyway.migrate(migrated, Option.none());
    SqliteFile created = file("created.db");
    assertTrue(SqliteCreation.create(created));
    List<String> objects =
        rows(migrated, "select type, name, tbl_name, sql from sqlite_master order by type, name");
    assertTrue(objects.size() > 400, "tables, indexes and triggers: " + objects.size());
    assertEquals(
        objects,
        rows(created, "select type, name, tbl_name, sql from sqlite_master order by type, name"));
    String history =
        "select installed_rank, version, description, type, script, checksum, installed_by, success"
            + " from stoa_schema_history order by installed_rank";
    assertEquals(rows(migrated, history), rows(created, history));
    Storages.schema(config("created.db")).validate();
  }

  @Test
  void aFileWithSomethingInItIsLeftToFlyway() throws SQLException {
    SqliteFile file = file("half.db");
    assertTrue(SqliteCreation.create(file));
    assertFalse(SqliteCreation.create(file));
  }

  private SqliteFile file(String name) {
    return SqliteFile.of(config(name));
  }

  private StorageConfig config(String name) {
    return StorageConfig.of("jdbc:sqlite:" + folder.resolve(name));
  }

  private static List<String> rows(SqliteFile file, String query) throws SQLException {
    List<String> rows = new ArrayList<>();
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file.path());
        Statement statement = connection.createStatement();
        ResultSet found = statement.executeQuery(query)) {
      while (found.next()) {
        StringBuilder row = new StringBuilder();
        for (int i = 1; i <= found.getMetaData().getColumnCount(); i++) {
          row.append(found.getString(i)).append('|');
        }
        rows.add(row.toString());
      }
    }
    return rows;
  }
}
