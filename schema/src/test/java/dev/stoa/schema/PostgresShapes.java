package dev.stoa.schema;

import java.util.List;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jooq.DSLContext;
import org.jooq.Record;

/** Reads the shape of every table from PostgreSQL's own catalogue. */
final class PostgresShapes {
  private static final String INDEXED =
      """
      (select string_agg(a.attname || case when i.indoption[k.n - 1] & 1 = 1 then ' desc' else '' end,
          ', ' order by k.n)
        from unnest(i.indkey) with ordinality k(attnum, n)
        join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.attnum)
      """;

  private final DSLContext database;
  private final Samples samples;

  PostgresShapes(DSLContext database, Samples samples) {
    this.database = database;
    this.samples = samples;
  }

  /** The conditions of all checks. */
  static List<String> conditions(DSLContext database) {
    return database
        .resultQuery(
            """
            select pg_get_constraintdef(oid) from pg_constraint
            where contype = 'c' and connamespace = current_schema()::regnamespace
            """)
        .fetchInto(String.class);
  }

  SortedMap<String, TableShape> read() {
    SortedMap<String, TableShape> shapes = new TreeMap<>();
    for (String table :
        database
            .resultQuery(
                """
                select relname from pg_class
                where relkind = 'r' and relnamespace = current_schema()::regnamespace
                  and relname <> 'stoa_schema_history'
                """)
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
    return pairs(
        """
        select a.attname,
          case when a.attnotnull then 'not null' else 'nullable' end
            || coalesce(' default ' || split_part(pg_get_expr(d.adbin, d.adrelid), '::', 1), '')
        from pg_attribute a
        left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
        where a.attrelid = ?::regclass and a.attnum > 0 and not a.attisdropped
        """,
        table);
  }

  private List<String> primaryKey(String table) {
    return database
        .resultQuery(
            """
            select a.attname from pg_index i, unnest(i.indkey) with ordinality k(attnum, n)
            join pg_attribute a on a.attnum = k.attnum
            where i.indrelid = ?::regclass and i.indisprimary and a.attrelid = i.indrelid
            order by k.n
            """,
            table)
        .fetchInto(String.class);
  }

  private SortedSet<String> uniqueKeys(String table) {
    String query =
        "select"
            + INDEXED
            + "from pg_index i where i.indrelid = ?::regclass and i.indisunique"
            + " and not i.indisprimary and i.indpred is null";
    return new TreeSet<>(database.resultQuery(query, table).fetchInto(String.class));
  }

  private SortedMap<String, String> indexes(String table) {
    String query =
        "select c.relname,"
            + INDEXED
            + """
            , case when i.indisunique then ' unique' else '' end,
              pg_get_expr(i.indpred, i.indrelid)
            from pg_index i join pg_class c on c.oid = i.indexrelid join pg_am m on m.oid = c.relam
            where i.indrelid = ?::regclass and (not i.indisunique or i.indpred is not null)
              and m.amname = 'btree'
            """;
    SortedMap<String, String> indexes = new TreeMap<>();
    for (Record index : database.fetch(query, table)) {
      String where = index.get(3, String.class);
      indexes.put(
          index.get(0, String.class),
          index.get(1, String.class)
              + (where == null ? "" : " where " + Conditions.plain(where))
              + index.get(2, String.class));
    }
    return indexes;
  }

  private SortedMap<String, String> checks(String table) {
    SortedMap<String, String> checks = new TreeMap<>();
    for (Record check :
        database.fetch(
            """
            select a.attname, format_type(coalesce(nullif(t.typbasetype, 0), t.oid), null),
              pg_get_expr(c.conbin, c.conrelid), c.conrelid = 0, coalesce(cardinality(c.conkey), 1)
            from pg_attribute a join pg_type t on t.oid = a.atttypid
            join pg_constraint c on c.contype = 'c' and (c.contypid = t.oid
              or c.conrelid = a.attrelid and a.attnum = c.conkey[1])
            where a.attrelid = ?::regclass and a.attnum > 0 and not a.attisdropped
            """,
            table)) {
      String column = check.get(0, String.class);
      String condition = check.get(2, String.class);
      if (check.get(4, int.class) > 1) {
        checks.put(Conditions.plain(condition), "holds");
      } else {
        String subject = check.get(3, boolean.class) ? "value" : column;
        checks.put(
            column, samples.accepted(database, subject, check.get(1, String.class), condition));
      }
    }
    jsonColumns(table).forEach(column -> checks.put(column, "accepts json"));
    return checks;
  }

  private List<String> jsonColumns(String table) {
    return database
        .resultQuery(
            "select attname from pg_attribute where attrelid = ?::regclass and atttypid ="
                + " 'jsonb'::regtype",
            table)
        .fetchInto(String.class);
  }

  private SortedMap<String, String> foreignKeys(String table) {
    return pairs(
        """
        select a.attname, c.confrelid::regclass || '.' || b.attname || ' '
          || case c.confdeltype when 'c' then 'cascade' when 'n' then 'set null'
               when 'a' then 'no action' else c.confdeltype::text end
        from pg_constraint c
        join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
        join pg_attribute b on b.attrelid = c.confrelid and b.attnum = c.confkey[1]
        where c.conrelid = ?::regclass and c.contype = 'f' and cardinality(c.conkey) = 1
        """,
        table);
  }

  private SortedMap<String, String> pairs(String query, String table) {
    SortedMap<String, String> pairs = new TreeMap<>();
    for (Record pair : database.fetch(query, table)) {
      pairs.put(pair.get(0, String.class), pair.get(1, String.class));
    }
    return pairs;
  }
}
