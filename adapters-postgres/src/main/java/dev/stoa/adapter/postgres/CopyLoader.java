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

/** Fills tables by COPY, each after those that it refers to. */
record CopyLoader(JooqSession session) implements TableLoader {

  private static final String REFERENCES =
      """
      select cast(cast(c.conrelid as regclass) as text) as referring,
        cast(cast(c.confrelid as regclass) as text) as referred, cast(c.conname as text) as name
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

  /** A foreign key. */
  private record Reference(String from, String to, String name) {

    boolean isToItself() {
      return from.equals(to);
    }
  }

  @Override
  public Seq<TableRows> begin(Seq<TableRows> tables) {
    DSLContext dsl = session.writingDsl();
    dsl.execute(
        "lock table "
            + tables.map(TableRows::name).mkString(", ")
            + " in share row exclusive mode");
    // Only a row of the same table may come later than one that refers to it.
    selfReferences(dsl).forEach(one -> alter(dsl, one, "deferrable initially deferred"));
    return ordered(tables, references(dsl));
  }

  private static Seq<Reference> references(DSLContext dsl) {
    return Vector.ofAll(dsl.fetch(REFERENCES))
        .map(
            row -> new Reference(text(row, "referring"), text(row, "referred"), text(row, "name")));
  }

  private static Seq<Reference> selfReferences(DSLContext dsl) {
    return references(dsl).filter(Reference::isToItself);
  }

  private static void alter(DSLContext dsl, Reference one, String mode) {
    dsl.execute("alter table " + one.from() + " alter constraint " + one.name() + " " + mode);
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
    session.writingDsl().connection(connection -> CopiedRows.into(table, connection, work));
  }

  @Override
  public void end(Seq<TableRows> tables) {
    DSLContext dsl = session.writingDsl();
    dsl.execute("set constraints all immediate");
    selfReferences(dsl).forEach(one -> alter(dsl, one, "not deferrable"));
    for (Record identity : dsl.fetch(IDENTITIES)) {
      continueIdentity(dsl, text(identity, "owner"), text(identity, "name"));
    }
  }

  /** Transactional, unlike {@code setval}. */
  private static void continueIdentity(DSLContext dsl, String table, String column) {
    Object next =
        dsl.fetchSingle("select coalesce(max(" + column + "), 0) + 1 as next from " + table)
            .get("next");
    dsl.execute("alter table " + table + " alter column " + column + " restart with " + next);
  }

  private static String text(Record row, String column) {
    return row.get(column, String.class);
  }
}
