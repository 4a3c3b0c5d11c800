package dev.stoa.adapter.postgres;

import dev.stoa.adapter.jooq.operations.TableLoader;
import dev.stoa.adapter.jooq.operations.TableRows;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.domain.operations.RowSink;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.util.function.Consumer;
import org.jooq.DSLContext;
import org.jooq.Record;

/**
 * Fills tables by COPY, each after those that it refers to. What a large table has of indexes that
 * only serve reading, and of foreign keys, is made after its rows: at once, that is much cheaper.
 */
final class CopyLoader implements TableLoader {

  private static final String REFERENCES =
      """
      select cast(cast(c.conrelid as regclass) as text) as referring,
        cast(cast(c.confrelid as regclass) as text) as referred, cast(c.conname as text) as name,
        pg_get_constraintdef(c.oid) as definition
      from pg_constraint c join pg_class t on t.oid = c.conrelid
      join pg_namespace n on n.oid = t.relnamespace
      where c.contype = 'f' and n.nspname = current_schema()
      order by 1, 3
      """;

  private static final String IDENTITIES =
      """
      select cast(t.relname as text) as owner, cast(a.attname as text) as name
      from pg_attribute a join pg_class t on t.oid = a.attrelid
      join pg_namespace n on n.oid = t.relnamespace
      where a.attidentity <> '' and t.relkind = 'r' and n.nspname = current_schema()
      """;

  private static final String INDEXES =
      """
      select cast(cast(indexrelid as regclass) as text) as name,
        pg_get_indexdef(indexrelid) as definition
      from pg_index where indrelid = cast(? as regclass) and not indisunique
      order by 1
      """;

  /** A foreign key. */
  private record Reference(String from, String to, String name, String definition) {

    boolean isToItself() {
      return from.equals(to);
    }

    void drop(DSLContext dsl) {
      dsl.execute("alter table " + from + " drop constraint " + name);
    }

    void add(DSLContext dsl) {
      dsl.execute("alter table " + from + " add constraint " + name + " " + definition);
    }
  }

  private final JooqSession session;
  private Seq<Reference> references = Vector.empty();
  private Seq<Reference> dropped = Vector.empty();
  private Seq<String> indexes = Vector.empty();

  CopyLoader(JooqSession session) {
    this.session = session;
  }

  @Override
  public Seq<TableRows> begin(Seq<TableRows> tables) {
    DSLContext dsl = session.writingDsl();
    dsl.execute(
        "lock table "
            + tables.map(TableRows::name).mkString(", ")
            + " in share row exclusive mode");
    references = references(dsl);
    // Only a row of the same table may come later than one that refers to it. Not put off until the
    // commit, as a deferrable key would be: a server that distributes tables cannot alter a key.
    dropped = references.filter(Reference::isToItself);
    dropped.forEach(one -> one.drop(dsl));
    return ordered(tables, references);
  }

  private static Seq<Reference> references(DSLContext dsl) {
    return Vector.ofAll(dsl.fetch(REFERENCES))
        .map(
            row ->
                new Reference(
                    text(row, "referring"),
                    text(row, "referred"),
                    text(row, "name"),
                    text(row, "definition")));
  }

  private static Seq<TableRows> ordered(Seq<TableRows> tables, Seq<Reference> references) {
    Seq<TableRows> placed = Vector.empty();
    Seq<TableRows> left = tables;
    while (!left.isEmpty()) {
      Seq<String> waiting = left.map(TableRows::name);
      Seq<TableRows> free =
          left.filter(
              table ->
                  !references.exists(
                      one ->
                          one.from().equals(table.name())
                              && !one.isToItself()
                              && waiting.contains(one.to())));
      if (free.isEmpty()) {
        throw new IllegalStateException("tables refer to each other: " + waiting.mkString(", "));
      }
      placed = placed.appendAll(free);
      left = left.removeAll(free);
    }
    return placed;
  }

  @Override
  public void fill(TableRows table, Consumer<RowSink> work) {
    session
        .writingDsl()
        .connection(
            connection -> CopiedRows.into(table, connection, work, () -> dropFrom(table.name())));
  }

  private void dropFrom(String table) {
    DSLContext dsl = session.writingDsl();
    Seq<Reference> more = references.filter(one -> one.from().equals(table) && !one.isToItself());
    more.forEach(one -> one.drop(dsl));
    dropped = dropped.appendAll(more);
    for (Record index : dsl.fetch(INDEXES, table)) {
      dsl.execute("drop index " + text(index, "name"));
      indexes = indexes.append(text(index, "definition"));
    }
  }

  @Override
  public void end(Seq<TableRows> tables) {
    DSLContext dsl = session.writingDsl();
    String timeout = text(dsl.fetchSingle("show statement_timeout"), "statement_timeout");
    // How long an index takes depends on the rows alone, and nothing waits for it.
    dsl.execute("set local statement_timeout = 0");
    indexes.forEach(dsl::execute);
    dropped.forEach(one -> one.add(dsl));
    dsl.execute("set local statement_timeout = '" + timeout + "'");
    for (Record identity : dsl.fetch(IDENTITIES)) {
      continueIdentity(dsl, text(identity, "owner"), text(identity, "name"));
    }
  }

  /** Not taken back when the unit fails: then numbers have a gap, as they may. */
  private static void continueIdentity(DSLContext dsl, String table, String column) {
    dsl.execute(
        "select setval(pg_get_serial_sequence('"
            + table
            + "', '"
            + column
            + "'), coalesce(max("
            + column
            + "), 0) + 1, false) from "
            + table);
  }

  private static String text(Record row, String column) {
    return row.get(column, String.class);
  }
}
