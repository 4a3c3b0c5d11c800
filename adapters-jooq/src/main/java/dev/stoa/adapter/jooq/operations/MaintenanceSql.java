package dev.stoa.adapter.jooq.operations;

import static dev.stoa.schema.generated.tables.ErasureCertificates.ERASURE_CERTIFICATES;
import static dev.stoa.schema.generated.tables.MaintenanceTasks.MAINTENANCE_TASKS;
import static org.jooq.impl.DSL.insertInto;
import static org.jooq.impl.DSL.select;

import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.jooq.sql.TimeOrder;
import java.util.List;
import org.jooq.Field;
import org.jooq.Param;

/** The statements on maintenance tasks and certificates. */
final class MaintenanceSql {

  static final Field<Integer> LIMIT = Params.limit();
  static final TimeOrder NEWEST_FIRST =
      TimeOrder.newestFirst(ERASURE_CERTIFICATES.CREATED_AT, ERASURE_CERTIFICATES.ERASURE_ID);
  static final Param<String> BEFORE_ID = Params.named("before_id", ERASURE_CERTIFICATES.ERASURE_ID);

  private static final List<Field<?>> STATE =
      List.of(
          MAINTENANCE_TASKS.POLICY,
          MAINTENANCE_TASKS.PREVIEWED_AT,
          MAINTENANCE_TASKS.STARTED_AT,
          MAINTENANCE_TASKS.FINISHED_AT,
          MAINTENANCE_TASKS.CHANGED);
  private static final List<Field<?>> CERTIFICATE = List.of(ERASURE_CERTIFICATES.fields());

  static final Statement FIND_TASK =
      Statement.of(
          () ->
              select(MAINTENANCE_TASKS.NAME)
                  .select(STATE)
                  .from(MAINTENANCE_TASKS)
                  .where(MAINTENANCE_TASKS.NAME.eq(Params.of(MAINTENANCE_TASKS.NAME))));
  static final Statement SAVE_TASK =
      Statement.of(
          () ->
              insertInto(MAINTENANCE_TASKS)
                  .set(Params.of(List.of(MAINTENANCE_TASKS.NAME)))
                  .set(Params.of(STATE))
                  .onConflict(MAINTENANCE_TASKS.NAME)
                  .doUpdate()
                  .set(Params.excluded(STATE)));
  static final Statement ALL_TASKS =
      Statement.of(
          () ->
              select(MAINTENANCE_TASKS.NAME)
                  .select(STATE)
                  .from(MAINTENANCE_TASKS)
                  .orderBy(MAINTENANCE_TASKS.NAME));

  static final Statement ADD_CERTIFICATE =
      Statement.of(() -> insertInto(ERASURE_CERTIFICATES).set(Params.of(CERTIFICATE)));
  static final Statement FIND_CERTIFICATE =
      Statement.of(
          () ->
              select(CERTIFICATE)
                  .from(ERASURE_CERTIFICATES)
                  .where(
                      ERASURE_CERTIFICATES.ERASURE_ID.eq(
                          Params.of(ERASURE_CERTIFICATES.ERASURE_ID))));
  static final Statement NEWEST =
      Statement.of(
          () ->
              select(CERTIFICATE)
                  .from(ERASURE_CERTIFICATES)
                  .orderBy(NEWEST_FIRST.order())
                  .limit(LIMIT));
  static final Statement BEFORE =
      Statement.of(
          () ->
              select(CERTIFICATE)
                  .from(ERASURE_CERTIFICATES)
                  .where(NEWEST_FIRST.after())
                  .orderBy(NEWEST_FIRST.order())
                  .limit(LIMIT));

  private MaintenanceSql() {}
}
