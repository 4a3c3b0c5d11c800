package dev.stoa.adapter.jooq.operations;

import static dev.stoa.schema.generated.tables.ErasureCertificates.ERASURE_CERTIFICATES;
import static dev.stoa.schema.generated.tables.MaintenanceTasks.MAINTENANCE_TASKS;
import static dev.stoa.schema.generated.tables.Versions.VERSIONS;

/** The tables of maintenance and erasure, which hold ids and numbers. */
public final class OperationsTables {

  /** The declaration. */
  public static final ContextTables ALL =
      ContextTables.of("operations")
          .table(MAINTENANCE_TASKS)
          .table(ERASURE_CERTIFICATES)
          .swept("version-expiry", VERSIONS);

  private OperationsTables() {}
}
