package dev.stoa.adapter.jooq.operations;

import dev.stoa.adapter.jooq.unit.JooqContextStorage;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.domain.operations.ContentQuality;
import dev.stoa.domain.operations.ErasureCertificates;
import dev.stoa.domain.operations.MaintenanceRuns;
import dev.stoa.domain.operations.MaintenanceStorage;
import dev.stoa.domain.operations.OperationsStorage;
import dev.stoa.domain.operations.StoredTables;
import dev.stoa.domain.operations.SubjectRows;
import dev.stoa.domain.operations.Versions;
import io.vavr.collection.Seq;

/** The ports of operations on either engine. */
public interface JooqOperationsStorage
    extends OperationsStorage, MaintenanceStorage, JooqContextStorage {

  /** What the contexts declare of their tables, each after those that it refers to. */
  Seq<ContextTables> declaredTables();

  /** Fills whole tables, on the session's open unit. */
  TableLoader tableLoader(JooqSession session);

  /** Has the bytes of rows that are deleted in the open unit overwritten, if the engine can. */
  void overwriteDeleted(JooqSession session);

  @Override
  default StoredTables storedTables() {
    return repository(
        JooqStoredTables.class, session -> new JooqStoredTables(session, tableLoader(session)));
  }

  @Override
  default SubjectRows subjectRows() {
    return repository(
        JooqSubjectRows.class,
        session -> new JooqSubjectRows(session, declaredTables(), this::overwriteDeleted));
  }

  @Override
  default Versions versions() {
    return repository(JooqVersions.class, session -> new JooqVersions(session, declaredTables()));
  }

  @Override
  default ContentQuality contentQuality() {
    return repository(JooqContentQuality.class, JooqContentQuality::new);
  }

  @Override
  default MaintenanceRuns maintenanceRuns() {
    return repository(JooqMaintenanceRuns.class, JooqMaintenanceRuns::new);
  }

  @Override
  default ErasureCertificates erasureCertificates() {
    return repository(JooqErasureCertificates.class, JooqErasureCertificates::new);
  }
}
