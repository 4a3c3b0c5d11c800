package dev.stoa.app.torture;

import io.vavr.collection.List;
import io.vavr.collection.Seq;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;

/**
 * The tables of a workspace as its engine knows them.
 *
 * @param foreignKeys single columns that refer to another one, and that one
 * @param uniqueKeys the columns of each, in order
 * @param numbers the columns of whole numbers
 */
record SchemaKeys(Seq<ForeignKey> foreignKeys, Seq<UniqueKey> uniqueKeys, Seq<Column> numbers) {

  /** A column of a table. */
  record Column(String table, String name) {

    @Override
    public String toString() {
      return table + "." + name;
    }
  }

  /** A reference that the engine enforces. */
  record ForeignKey(Column column, Column target) {}

  /** Columns whose values are unique together. */
  record UniqueKey(String table, Seq<String> columns) {

    Column last() {
      return new Column(table, columns.last());
    }
  }

  private static final String SQLITE_FOREIGN =
      """
      select t.name, k."from", k."table", k."to"
      from sqlite_master t join pragma_foreign_key_list(t.name) k where t.type = 'table'
      """;

  /** A key that is the row id is in no index. */
  private static final String SQLITE_UNIQUE =
      """
      select name, columns from (
        select t.name, group_concat(c.name) as columns
        from sqlite_master t join pragma_index_list(t.name) i join pragma_index_info(i.name) c
        where t.type = 'table' and i."unique" and not i.partial group by t.name, i.name
        union
        select t.name, c.name
        from sqlite_master t join pragma_table_info(t.name) c
        where t.type = 'table' and c.pk = 1
          and not exists (select 1 from pragma_table_info(t.name) o where o.pk = 2))
      """;

  private static final String SQLITE_NUMBERS =
      """
      select t.name, c.name from sqlite_master t join pragma_table_info(t.name) c
      where t.type = 'table' and c.type in ('BIGINT', 'INTEGER')
        and t.name not like 'sqlite_%' and t.name <> 'stoa_schema_history'
      """;

  private static final String POSTGRES_FOREIGN =
      """
      select t.relname, a.attname, o.relname, b.attname
      from pg_constraint k join pg_class t on t.oid = k.conrelid join pg_class o on o.oid = k.confrelid
        join pg_attribute a on a.attrelid = t.oid and a.attnum = k.conkey[1]
        join pg_attribute b on b.attrelid = o.oid and b.attnum = k.confkey[1]
      where k.contype = 'f' and t.relnamespace = current_schema()::regnamespace
      """;

  private static final String POSTGRES_UNIQUE =
      """
      select t.relname, string_agg(a.attname, ',' order by c.place)
      from pg_index i join pg_class t on t.oid = i.indrelid
        cross join unnest(i.indkey) with ordinality as c (number, place)
        join pg_attribute a on a.attrelid = t.oid and a.attnum = c.number
      where i.indisunique and i.indpred is null and t.relnamespace = current_schema()::regnamespace
        and t.relname <> 'stoa_schema_history'
      group by i.indexrelid, t.relname
      """;

  private static final String POSTGRES_NUMBERS =
      """
      select table_name, column_name from information_schema.columns
      where table_schema = current_schema() and data_type = 'bigint'
        and table_name <> 'stoa_schema_history'
      """;

  static SchemaKeys of(Connection connection) throws SQLException {
    boolean sqlite = connection.getMetaData().getURL().startsWith(FullDisk.SQLITE);
    return new SchemaKeys(
        rows(connection, sqlite ? SQLITE_FOREIGN : POSTGRES_FOREIGN, 4)
            .map(
                row ->
                    new ForeignKey(
                        new Column(row.get(0), row.get(1)), new Column(row.get(2), row.get(3)))),
        rows(connection, sqlite ? SQLITE_UNIQUE : POSTGRES_UNIQUE, 2)
            .map(row -> new UniqueKey(row.get(0), List.of(row.get(1).split(",")))),
        rows(connection, sqlite ? SQLITE_NUMBERS : POSTGRES_NUMBERS, 2)
            .map(row -> new Column(row.get(0), row.get(1))));
  }

  static Seq<Seq<String>> rows(Connection connection, String sql, int columns) throws SQLException {
    java.util.List<Seq<String>> rows = new ArrayList<>();
    try (Statement statement = connection.createStatement();
        ResultSet found = statement.executeQuery(sql)) {
      while (found.next()) {
        java.util.List<String> row = new ArrayList<>();
        for (int i = 1; i <= columns; i++) {
          row.add(String.valueOf(found.getString(i)));
        }
        rows.add(List.ofAll(row));
      }
    }
    return List.ofAll(rows);
  }
}
