package dev.stoa.app.torture;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.app.torture.Invariants.Line;
import dev.stoa.app.torture.SchemaKeys.Column;
import dev.stoa.app.torture.SchemaKeys.UniqueKey;
import dev.stoa.bootstrap.storage.TestEngine;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** No table, no number and no key of the schema is forgotten by the kit. */
class InvariantsTest {

  /** Keys collate as bytes, which only one engine says of a column. */
  private static final String KEY_COLUMNS =
      """
      select table_name, column_name from information_schema.columns
      where table_schema = current_schema() and collation_name = 'C' and domain_name is null
      """;

  private static final String TABLES =
      """
      select table_name from information_schema.tables
      where table_schema = current_schema()
        and table_name <> 'stoa_schema_history'
      """;

  private static final String SQLITE_TABLES =
      """
      select name from sqlite_master where type = 'table' and name not like 'sqlite_%' and name <> 'stoa_schema_history'
      """;

  @ParameterizedTest
  @EnumSource
  void everyNumberAndEveryKeyIsDescribed(TestEngine engine) throws SQLException {
    try (Connection connection = DriverManager.getConnection(engine.migratedUrl())) {
      Invariants invariants = Invariants.of(connection);
      Seq<Column> numbered = invariants.numbered().map(UniqueKey::last);
      Seq<Column> columns = invariants.keys().numbers();
      Seq<Column> keys =
          engine == TestEngine.POSTGRES
              ? SchemaKeys.rows(connection, KEY_COLUMNS, 2)
                  .map(row -> new Column(row.get(0), row.get(1)))
              : List.empty();
      Seq<Column> own =
          invariants
              .keys()
              .uniqueKeys()
              .filter(key -> key.columns().size() == 1)
              .map(UniqueKey::last);
      Set<String> unwritten =
          Invariants.declared()
              .filter(line -> line.kind().equals("unwritten"))
              .map(Line::column)
              .toSet();
      assertEquals(
          List.empty(),
          columns
              .reject(numbered::contains)
              .appendAll(keys.reject(own::contains))
              .reject(column -> unwritten.contains(column.table()))
              .reject(invariants::isReference)
              .filter(column -> invariants.line(column).isEmpty()),
          "say in invariants.txt what is true of it");
      if (engine == TestEngine.POSTGRES) {
        assertEquals(
            List.empty(),
            Invariants.declared()
                .reject(line -> line.kind().equals("unwritten"))
                .reject(line -> columns.appendAll(keys).exists(line::isOf)),
            "there is no such column");
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void everyTableIsWrittenOrExempt(TestEngine engine) throws SQLException {
    try (Connection connection = DriverManager.getConnection(WrittenWorkspace.of(engine))) {
      Set<String> empty = List.<String>empty().toSet();
      for (Seq<String> table :
          SchemaKeys.rows(connection, engine == TestEngine.SQLITE ? SQLITE_TABLES : TABLES, 1)) {
        String rows =
            SchemaKeys.rows(connection, "select count(*) from " + table.head(), 1).head().head();
        empty = rows.equals("0") ? empty.add(table.head()) : empty;
      }
      assertEquals(
          Invariants.declared()
              .filter(line -> line.kind().equals("unwritten"))
              .map(Line::column)
              .toSortedSet(),
          empty.toSortedSet(),
          "let a TorturedContext write it, or say in invariants.txt why none does");
    }
  }
}
