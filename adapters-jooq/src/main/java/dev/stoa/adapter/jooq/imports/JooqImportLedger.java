package dev.stoa.adapter.jooq.imports;

import static dev.stoa.schema.generated.tables.ImportedRows.IMPORTED_ROWS;
import static dev.stoa.schema.generated.tables.Imports.IMPORTS;
import static org.jooq.impl.DSL.insertInto;
import static org.jooq.impl.DSL.select;

import dev.stoa.adapter.jooq.sql.ListParam;
import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.adapter.jooq.unit.LockName;
import dev.stoa.domain.imports.ImportEntry;
import dev.stoa.domain.imports.ImportLedger;
import dev.stoa.domain.imports.ImportSystem;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.control.Option;
import java.sql.SQLException;
import java.time.ZoneId;
import java.util.List;
import org.jooq.Field;

/** Imports in {@code imports}, and the rows they brought in {@code imported_rows}. */
final class JooqImportLedger implements ImportLedger {

  private static final Field<Integer> LIMIT = Params.limit();
  private static final ListParam<String> KEYS = Params.list("keys", IMPORTED_ROWS.SOURCE_KEY);

  private static final Statement ADD =
      Statement.of(
          () ->
              insertInto(IMPORTS)
                  .set(
                      Params.of(
                          List.of(IMPORTS.ID, IMPORTS.SYSTEM, IMPORTS.ZONE, IMPORTS.IMPORTED_AT))));
  private static final Statement ENTRIES =
      Statement.of(
          () ->
              select(IMPORTS.ID, IMPORTS.SYSTEM, IMPORTS.ZONE, IMPORTS.IMPORTED_AT)
                  .from(IMPORTS)
                  .orderBy(IMPORTS.IMPORTED_AT.desc(), IMPORTS.ID.desc())
                  .limit(LIMIT));
  private static final Statement ADD_ROW =
      Statement.of(
          () ->
              insertInto(IMPORTED_ROWS)
                  .set(
                      Params.of(
                          List.of(
                              IMPORTED_ROWS.SYSTEM,
                              IMPORTED_ROWS.SOURCE_TABLE,
                              IMPORTED_ROWS.SOURCE_KEY,
                              IMPORTED_ROWS.IMPORT_ID))));
  private static final Statement KNOWN =
      Statement.of(
          () ->
              select(IMPORTED_ROWS.SOURCE_KEY)
                  .from(IMPORTED_ROWS)
                  .where(IMPORTED_ROWS.SYSTEM.eq(Params.of(IMPORTED_ROWS.SYSTEM)))
                  .and(IMPORTED_ROWS.SOURCE_TABLE.eq(Params.of(IMPORTED_ROWS.SOURCE_TABLE)))
                  .and(KEYS.contains(IMPORTED_ROWS.SOURCE_KEY)));

  private final JooqSession session;

  JooqImportLedger(JooqSession session) {
    this.session = session;
  }

  @Override
  public void lock() {
    session.serialize(LockName.IMPORT.all());
  }

  @Override
  public void add(ImportEntry entry) {
    session.run(
        ADD,
        binds ->
            binds
                .set(IMPORTS.ID, entry.id())
                .set(IMPORTS.SYSTEM, entry.system().label())
                .set(IMPORTS.ZONE, entry.zone().map(ZoneId::getId).getOrNull())
                .set(IMPORTS.IMPORTED_AT, entry.at()));
  }

  @Override
  public Seq<ImportEntry> entries(int limit) {
    return session.list(ENTRIES, binds -> binds.set(LIMIT, limit), JooqImportLedger::entry);
  }

  private static ImportEntry entry(Row row) throws SQLException {
    return new ImportEntry(
        row.get(IMPORTS.ID),
        ImportSystem.labelled(row.get(IMPORTS.SYSTEM)),
        Option.of(row.get(IMPORTS.ZONE)).map(ZoneId::of),
        row.get(IMPORTS.IMPORTED_AT));
  }

  @Override
  public Set<String> known(ImportSystem system, String table, Seq<String> keys) {
    return session
        .list(
            KNOWN,
            binds ->
                binds
                    .set(IMPORTED_ROWS.SYSTEM, system.label())
                    .set(IMPORTED_ROWS.SOURCE_TABLE, table)
                    .set(KEYS, keys),
            row -> row.get(IMPORTED_ROWS.SOURCE_KEY))
        .toSet();
  }

  @Override
  public void addRows(ImportEntry entry, String table, Seq<String> keys) {
    session.batch(
        ADD_ROW,
        keys,
        (binds, key) ->
            binds
                .set(IMPORTED_ROWS.SYSTEM, entry.system().label())
                .set(IMPORTED_ROWS.SOURCE_TABLE, table)
                .set(IMPORTED_ROWS.SOURCE_KEY, key)
                .set(IMPORTED_ROWS.IMPORT_ID, entry.id()));
  }
}
