package dev.stoa.schema;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jooq.DSLContext;
import org.jooq.Record;

/** Reads the shape of every table from SQLite's own catalogue. */
final class SqliteShapes {
  private final DSLContext database;
  private final Samples samples;

  SqliteShapes(DSLContext database, Samples samples) {
    this.database = database;
    this.samples = samples;
  }

  /** The conditions of all checks. */
  static List<String> conditions(DSLContext database) {
    return database
        .resultQuery("select sql from sqlite_schema where type = 'table'")
        .fetchInto(String.class)
        .stream()
        .flatMap(ddl -> Conditions.checks(ddl).stream())
        .toList();
  }

  SortedMap<String, TableShape> read() {
    SortedMap<String, TableShape> shapes = new TreeMap<>();
    for (String table :
        database
            .resultQuery(
                "select name from sqlite_schema where type = 'table' and name not like 'sqlite%'"
                    + " and name <> 'stoa_schema_history'")
            .fetchInto(String.class)) {
      shapes.put(
          table,
          new TableShape(
              columns(table),
              primaryKey(table),
              uniqueKeys(table),
              foreignKeys(table),
              indexes(table),
              checks(table)));
    }
    return shapes;
  }

  private SortedMap<String, String> columns(String table) {
    SortedMap<String, String> columns = new TreeMap<>();
    for (Record column : database.fetch("select * from pragma_table_info(?)", table)) {
      String fallback = column.get("dflt_value", String.class);
      columns.put(
          column.get("name", String.class),
          (column.get("notnull", boolean.class) ? "not null" : "nullable")
              + (fallback == null ? "" : " default " + spelt(fallback)));
    }
    return columns;
  }

  // SQLite repeats a default as it was written, PostgreSQL writes keywords small.
  private static String spelt(String fallback) {
    return fallback.startsWith("'") ? fallback : fallback.toLowerCase(Locale.ROOT);
  }

  private List<String> primaryKey(String table) {
    return database
        .resultQuery("select name from pragma_table_info(?) where pk > 0 order by pk", table)
        .fetchInto(String.class);
  }

  private SortedSet<String> uniqueKeys(String table) {
    SortedSet<String> keys = new TreeSet<>();
    for (Record index : database.fetch("select * from pragma_index_list(?)", table)) {
      if (index.get("origin", String.class).equals("u")) {
        keys.add(indexed(index.get("name", String.class)));
      }
    }
    return keys;
  }

  private SortedMap<String, String> indexes(String table) {
    SortedMap<String, String> indexes = new TreeMap<>();
    for (Record index : database.fetch("select * from pragma_index_list(?)", table)) {
      if (index.get("origin", String.class).equals("c")) {
        String name = index.get("name", String.class);
        String partial = index.get("partial", boolean.class) ? " where " + where(name) : "";
        String unique = index.get("unique", boolean.class) ? " unique" : "";
        indexes.put(name, indexed(name) + partial + unique);
      }
    }
    return indexes;
  }

  private String where(String index) {
    return Conditions.plain(ddl(index).split("WHERE", 2)[1]);
  }

  private String ddl(String name) {
    return database
        .fetchSingle("select sql from sqlite_schema where name = ?", name)
        .get("sql", String.class);
  }

  private SortedMap<String, String> checks(String table) {
    SortedMap<String, String> types = new TreeMap<>();
    for (Record column : database.fetch("select * from pragma_table_info(?)", table)) {
      types.put(
          column.get("name", String.class),
          column.get("type", String.class).toLowerCase(Locale.ROOT));
    }
    SortedMap<String, String> checks = new TreeMap<>();
    for (String condition : Conditions.checks(ddl(table))) {
      List<String> used =
          types.keySet().stream()
              .filter(name -> condition.matches("(?s).*\\b" + name + "\\b.*"))
              .toList();
      if (used.size() > 1) {
        checks.put(Conditions.plain(condition), "holds");
      } else if (condition.contains("json_valid")) {
        checks.put(used.get(0), "accepts json");
      } else {
        String column = used.get(0);
        checks.put(column, samples.accepted(database, column, types.get(column), condition));
      }
    }
    return checks;
  }

  private String indexed(String index) {
    List<String> columns = new ArrayList<>();
    for (Record column :
        database.fetch("select * from pragma_index_xinfo(?) where key = 1 order by seqno", index)) {
      String descending = column.get("desc", boolean.class) ? " desc" : "";
      columns.add(column.get("name", String.class) + descending);
    }
    return String.join(", ", columns);
  }

  private SortedMap<String, String> foreignKeys(String table) {
    SortedMap<String, String> keys = new TreeMap<>();
    for (Record key : database.fetch("select * from pragma_foreign_key_list(?)", table)) {
      keys.put(
          key.get("from", String.class),
          key.get("table", String.class)
              + "."
              + key.get("to", String.class)
              + " "
              + key.get("on_delete", String.class).toLowerCase(Locale.ROOT));
    }
    return keys;
  }
}
