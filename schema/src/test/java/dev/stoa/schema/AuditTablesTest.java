package dev.stoa.schema;

import static dev.stoa.schema.generated.tables.AuditCheckpoints.AUDIT_CHECKPOINTS;
import static dev.stoa.schema.generated.tables.AuditLog.AUDIT_LOG;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.sql.Connection;
import java.sql.SQLException;
import java.time.Instant;
import org.jooq.DSLContext;
import org.jooq.InsertSetMoreStep;
import org.jooq.impl.DSL;

class AuditTablesTest {
  private static final Instant NOW = Instant.parse("2026-01-02T03:04:05.123456Z");

  @BothEngines
  void anEntryComesBackAsWritten(Engine engine) throws SQLException {
    try (Connection connection = engine.workspace()) {
      DSLContext database = DSL.using(connection, engine.dialect);
      append(database, 1, "{\"b\":1.0, \"a\":2}");
      var entry = database.selectFrom(AUDIT_LOG).fetchSingle();
      assertEquals(1L, entry.get(AUDIT_LOG.SEQUENCE));
      assertEquals(NOW, entry.get(AUDIT_LOG.CREATED_AT));
      assertEquals("{\"b\":1.0, \"a\":2}", entry.get(AUDIT_LOG.DETAILS));
    }
  }

  @BothEngines
  void noEntryIsChangedOrDeleted(Engine engine) throws SQLException {
    try (Connection connection = engine.workspace()) {
      DSLContext database = DSL.using(connection, engine.dialect);
      append(database, 1, "{}");
      Refused.because(
          "changed", () -> database.update(AUDIT_LOG).set(AUDIT_LOG.FIELD, "x").execute());
      Refused.because("deleted", () -> database.deleteFrom(AUDIT_LOG).execute());
      assertEquals(1, database.fetchCount(AUDIT_LOG));
    }
  }

  @BothEngines
  void noCheckpointIsChangedOrDeleted(Engine engine) throws SQLException {
    try (Connection connection = engine.workspace()) {
      DSLContext database = DSL.using(connection, engine.dialect);
      database
          .insertInto(AUDIT_CHECKPOINTS)
          .set(AUDIT_CHECKPOINTS.CHECKPOINT_ID, 1L)
          .set(AUDIT_CHECKPOINTS.ORIGIN, "stoa.test/log")
          .set(AUDIT_CHECKPOINTS.TREE_SIZE, 0L)
          .set(AUDIT_CHECKPOINTS.ROOT_HASH, "root")
          .set(AUDIT_CHECKPOINTS.NOTE, "note")
          .set(AUDIT_CHECKPOINTS.CREATED_AT, NOW)
          .execute();
      Refused.because(
          "changed",
          () -> database.update(AUDIT_CHECKPOINTS).set(AUDIT_CHECKPOINTS.NOTE, "x").execute());
      Refused.because("deleted", () -> database.deleteFrom(AUDIT_CHECKPOINTS).execute());
    }
  }

  @BothEngines
  void theChainCannotFork(Engine engine) throws SQLException {
    try (Connection connection = engine.workspace()) {
      DSLContext database = DSL.using(connection, engine.dialect);
      append(database, 1, "{}");
      Refused.because(
          "unique", () -> entry(database, 1, "{}").set(AUDIT_LOG.ID, "another entry").execute());
      Refused.because(
          "unique", () -> entry(database, 2, "{}").set(AUDIT_LOG.ID, "entry 1").execute());
      assertEquals(1, database.fetchCount(AUDIT_LOG));
    }
  }

  private static void append(DSLContext database, long sequence, String details) {
    entry(database, sequence, details).execute();
  }

  private static InsertSetMoreStep<?> entry(DSLContext database, long sequence, String details) {
    return database
        .insertInto(AUDIT_LOG)
        .set(AUDIT_LOG.SEQUENCE, sequence)
        .set(AUDIT_LOG.ID, "entry " + sequence)
        .set(AUDIT_LOG.CREATED_AT, NOW)
        .set(AUDIT_LOG.EVENT_TYPE, "query")
        .set(AUDIT_LOG.DETAILS, details)
        .set(AUDIT_LOG.PREV_HASH, "hash " + (sequence - 1))
        .set(AUDIT_LOG.CURR_HASH, "hash " + sequence);
  }
}
