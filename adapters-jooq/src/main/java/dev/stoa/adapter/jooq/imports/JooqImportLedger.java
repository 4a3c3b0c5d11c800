package dev.stoa.adapter.jooq.imports;

import static dev.stoa.schema.generated.tables.ImportedRows.IMPORTED_ROWS;
import static dev.stoa.schema.generated.tables.Imports.IMPORTS;
import static org.jooq.impl.DSL.select;

import dev.stoa.adapter.jooq.rows.Filters;
import dev.stoa.adapter.jooq.rows.Order;
import dev.stoa.adapter.jooq.rows.Pages;
import dev.stoa.adapter.jooq.rows.Rows;
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

/** Imports in {@code imports}, and the rows they brought in {@code imported_rows}. */
final class JooqImportLedger implements ImportLedger {

  private static final Rows<ImportEntry> ENTRIES =
      Rows.of(IMPORTS, JooqImportLedger::entry)
          .key(IMPORTS.ID, ImportEntry::id)
          .set(IMPORTS.SYSTEM, entry -> entry.system().label())
          .maybe(IMPORTS.ZONE, entry -> entry.zone().map(ZoneId::getId))
          .set(IMPORTS.IMPORTED_AT, ImportEntry::at);
  private static final Pages<ImportEntry, ImportEntry> NEWEST =
      ENTRIES.pages(
          Order.descending(IMPORTS.IMPORTED_AT, ImportEntry::at, IMPORTS.ID, ImportEntry::id));

  private static final Rows<ImportedRow> ROWS =
      Rows.<ImportedRow>of(IMPORTED_ROWS)
          .key(IMPORTED_ROWS.SYSTEM, row -> row.entry().system().label())
          .key(IMPORTED_ROWS.SOURCE_TABLE, ImportedRow::table)
          .key(IMPORTED_ROWS.SOURCE_KEY, ImportedRow::key)
          .set(IMPORTED_ROWS.IMPORT_ID, row -> row.entry().id());

  private static final ListParam<String> KEYS = Params.list("keys", IMPORTED_ROWS.SOURCE_KEY);
  private static final Statement KNOWN =
      Statement.of(
          () ->
              select(IMPORTED_ROWS.SOURCE_KEY)
                  .from(IMPORTED_ROWS)
                  .where(IMPORTED_ROWS.SYSTEM.eq(Params.of(IMPORTED_ROWS.SYSTEM)))
                  .and(IMPORTED_ROWS.SOURCE_TABLE.eq(Params.of(IMPORTED_ROWS.SOURCE_TABLE)))
                  .and(KEYS.contains(IMPORTED_ROWS.SOURCE_KEY)));

  /** A row of another system that an import has brought. */
  private record ImportedRow(ImportEntry entry, String table, String key) {}

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
    ENTRIES.add(session, entry);
  }

  @Override
  public Seq<ImportEntry> entries(int limit) {
    return NEWEST.page(session, Filters.NONE, Option.none(), limit);
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
    ROWS.add(session, keys.map(key -> new ImportedRow(entry, table, key)));
  }
}
