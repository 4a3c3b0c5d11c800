package dev.stoa.adapter.jooq.imports;

import static dev.stoa.schema.generated.tables.ImportedAuditLog.IMPORTED_AUDIT_LOG;
import static dev.stoa.schema.generated.tables.ImportedRows.IMPORTED_ROWS;
import static dev.stoa.schema.generated.tables.Imports.IMPORTS;

import dev.stoa.adapter.jooq.operations.ContextTables;

/**
 * The tables of imports. Keys of imported rows are hashes; an audit chain of another system stays
 * whole, because a part of it could not be verified.
 */
public final class ImportTables {

  /** The declaration. */
  public static final ContextTables ALL =
      ContextTables.of("imports").table(IMPORTS).table(IMPORTED_ROWS).table(IMPORTED_AUDIT_LOG);

  private ImportTables() {}
}
