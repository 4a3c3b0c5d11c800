package dev.stoa.adapter.postgres;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.domain.kernel.StorageException;
import dev.stoa.storage.StorageConfig;
import dev.stoa.storage.Storages;
import dev.stoa.testkit.postgres.PostgresServer;
import io.vavr.control.Option;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class PostgresCreationTest {

  /** The objects of a schema, named in place of the question mark, in an order of their own. */
  private static final List<String> OBJECTS =
      List.of(
          """
          select table_name, ordinal_position, column_name, data_type, domain_name, collation_name,
              column_default, is_nullable, is_identity
          from information_schema.columns where table_schema = ? order by 1, 2
          """,
          """
          select relname, relkind, reloptions
          from pg_class where relnamespace = ?::regnamespace order by 1
          """,
          "select tablename, indexdef from pg_indexes where schemaname = ? order by 1, 2",
          """
          select conrelid::regclass, contypid::regtype, conname, pg_get_constraintdef(oid)
          from pg_constraint where connamespace = ?::regnamespace order by 1, 2, 3
          """,
          """
          select proname, pg_get_functiondef(oid) from pg_proc where pronamespace = ?::regnamespace
          order by 1
          """,
          """
          select pg_get_triggerdef(t.oid) from pg_trigger t join pg_class c on c.oid = t.tgrelid
          where c.relnamespace = ?::regnamespace and not t.tgisinternal order by 1
          """,
          """
          select installed_rank, version, description, type, script, checksum, installed_by, success
          from #.stoa_schema_history order by installed_rank
          """);

  private static final String URL = PostgresServer.shared().newDatabase();

  @AfterAll
  static void drop() {
    PostgresServer.shared().drop(URL);
  }

  @Test
  void aSchemaIsAsFlywayWouldHaveMadeIt() throws SQLException {
    PostgresFlyway.migrate(PostgresWorkspace.of(schema("by_flyway")), Option.none());
    assertTrue(created("by_script"));
    for (String query : OBJECTS) {
      List<String> migrated = rows(query, "by_flyway");
      assertTrue(migrated.size() > 20, query);
      assertEquals(migrated, rows(query, "by_script"));
    }
    Storages.schema(schema("by_script")).validate();
  }

  /** Of a page of 8,192 bytes, and keys of up to 255 characters with three bytes each. */
  @Test
  void aRowWithoutAPlaceForLongValuesFitsAPage() throws SQLException {
    assertTrue(created("short"));
    List<String> rows =
        rows(
            """
            select relname, 200 + sum(case when attlen = -1 then 772 else 8 end) from pg_class
            join pg_attribute on attrelid = pg_class.oid and attnum > 0
            where relnamespace = '#'::regnamespace and relkind = 'r' and reltoastrelid = 0
            group by relname order by relname
            """,
            "short");
    assertTrue(rows.contains("bookmarks|" + (200 + 3 * 772 + 8) + "|"), rows::toString);
    for (String row : rows) {
      assertTrue(Integer.parseInt(row.split("\\|")[1]) < 8_192, row);
    }
    assertEquals(
        List.of("agents|", "imported_rows|", "memory_texts|"),
        rows(
            """
            select relname from pg_class where relnamespace = '#'::regnamespace
            and relname in ('agents', 'imported_rows', 'memory_texts') and reltoastrelid <> 0
            order by relname
            """,
            "short"));
  }

  @Test
  void aSchemaThatIsThereIsFilled() throws SQLException {
    change("create schema there");
    assertTrue(created("there"));
    assertFalse(created("there"), "now there is something in it");
    assertEquals(
        List.of("1|"), rows("select min(installed_rank) from #.stoa_schema_history", "there"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "create view taken.v as select 1 as one",
        "create function taken.f() returns int language sql as 'select 1'",
        "create domain taken.d as int",
      })
  void aSchemaWithSomethingInItIsLeftAsItIs(String object) throws SQLException {
    change("create schema taken");
    try {
      change(object);
      assertFalse(created("taken"));
      StorageException refused =
          assertThrows(StorageException.class, () -> Storages.schema(schema("taken")).migrate());
      assertTrue(
          refused.getMessage().startsWith("cannot migrate schema taken: "), refused::getMessage);
      assertEquals(
          List.of("0|"), rows("select count(*) from pg_tables where schemaname = ?", "taken"));
    } finally {
      change("drop schema taken cascade");
    }
  }

  @Test
  void whatFailsLeavesNothing() throws SQLException {
    change("create role no_schemas login password 'none'");
    StorageException refused =
        assertThrows(
            StorageException.class,
            () ->
                Storages.schema(
                        StorageConfig.of(
                            URL.replaceFirst("user=\\w+", "user=no_schemas")
                                    .replaceFirst("password=\\w+", "password=none")
                                + "&currentSchema=refused"))
                    .migrate());
    assertTrue(
        refused.getMessage().startsWith("cannot migrate schema refused: ERROR: permission denied"),
        refused::getMessage);
    assertEquals(
        List.of("0|"), rows("select count(*) from pg_namespace where nspname = ?", "refused"));
  }

  private static StorageConfig schema(String name) {
    return StorageConfig.of(URL + "&currentSchema=" + name);
  }

  private static boolean created(String schema) throws SQLException {
    try (Connection connection = DriverManager.getConnection(URL)) {
      return PostgresCreation.create(connection, schema);
    }
  }

  private static void change(String sql) throws SQLException {
    try (Connection connection = DriverManager.getConnection(URL);
        Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }

  private static List<String> rows(String query, String schema) throws SQLException {
    List<String> rows = new ArrayList<>();
    try (Connection connection = DriverManager.getConnection(URL);
        Statement statement = connection.createStatement();
        ResultSet found =
            statement.executeQuery(query.replace("?", "'" + schema + "'").replace("#", schema))) {
      while (found.next()) {
        StringBuilder row = new StringBuilder();
        for (int i = 1; i <= found.getMetaData().getColumnCount(); i++) {
          row.append(String.valueOf(found.getString(i)).replace(schema, "#")).append('|');
        }
        rows.add(row.toString());
      }
    }
    return rows;
  }
}
