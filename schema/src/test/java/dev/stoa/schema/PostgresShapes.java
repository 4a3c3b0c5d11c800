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

  PostgresShapes(DSLContext database) {
    this.database = database;
  }

  SortedMap<String, TableShape> read() {
    SortedMap<String, TableShape> shapes = new TreeMap<>();
    for (String table :
        database
            .resultQuery(
                """
                select relname from pg_class
                where relkind = 'r' and relnamespace = current_schema()::regnamespace
                  and relname not like '%\\_fts' and relname <> 'stoa_schema_history'
                """)
            .fetchInto(String.class)) {
      shapes.put(
          table,
          new TableShape(
              columns(table),
              primaryKey(table),
              uniqueKeys(table),
              foreignKeys(table),
              indexes(table)));
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
          and a.attname not like '%\\_fts'
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
             || case when i.indpred is null then '' else ' partial' end
             || case when i.indisunique then ' unique' else '' end
            from pg_index i join pg_class c on c.oid = i.indexrelid join pg_am m on m.oid = c.relam
            where i.indrelid = ?::regclass and (not i.indisunique or i.indpred is not null)
              and m.amname = 'btree'
            """;
    return pairs(query, table);
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
