package dev.stoa.schema;

import static dev.stoa.schema.generated.Tables.AUDIT_LOG;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Instant;
import org.jooq.DSLContext;
import org.jooq.SQLDialect;
import org.jooq.exception.DataAccessException;
import org.jooq.impl.DSL;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AuditTablesTest {
  private static final Instant NOW = Instant.parse("2026-01-02T03:04:05.123456Z");

  @TempDir Path folder;
  private Connection connection;
  private DSLContext database;

  @BeforeEach
  void open() throws SQLException {
    connection = SqliteWorkspace.migrated(folder);
    database = DSL.using(connection, SQLDialect.SQLITE);
    append(1);
  }

  @AfterEach
  void close() throws SQLException {
    connection.close();
  }

  @Test
  void anEntryComesBackAsWritten() {
    var entry = database.selectFrom(AUDIT_LOG).fetchSingle();
    assertEquals(1L, entry.getSequence());
    assertEquals(NOW, entry.getCreatedAt());
    assertEquals("{}", entry.getDetails());
    assertEquals(
        "2026-01-02T03:04:05.123456Z", database.fetchValue("select created_at from audit_log"));
  }

  @Test
  void entriesCanBeFoundByTime() {
    assertEquals(1, database.fetchCount(AUDIT_LOG, AUDIT_LOG.CREATED_AT.eq(NOW)));
    assertEquals(0, database.fetchCount(AUDIT_LOG, AUDIT_LOG.CREATED_AT.gt(NOW)));
    assertEquals(
        1,
        database.fetchCount(
            AUDIT_LOG, AUDIT_LOG.CREATED_AT.le(DSL.inline(NOW, AUDIT_LOG.CREATED_AT))));
  }

  @Test
  void noEntryIsChangedOrDeleted() {
    assertRefused("changed", () -> database.update(AUDIT_LOG).set(AUDIT_LOG.FIELD, "x").execute());
    assertRefused("deleted", () -> database.deleteFrom(AUDIT_LOG).execute());
    assertEquals(1, database.fetchCount(AUDIT_LOG));
  }

  @Test
  void theChainCannotFork() {
    assertRefused("prev_hash", () -> append(2, "hash 0"));
  }

  private void append(long sequence) {
    append(sequence, "hash " + (sequence - 1));
  }

  private void append(long sequence, String previous) {
    database
        .insertInto(AUDIT_LOG)
        .set(AUDIT_LOG.SEQUENCE, sequence)
        .set(AUDIT_LOG.ID, "entry " + sequence)
        .set(AUDIT_LOG.CREATED_AT, NOW)
        .set(AUDIT_LOG.EVENT_TYPE, "query")
        .set(AUDIT_LOG.PREV_HASH, previous)
        .set(AUDIT_LOG.CURR_HASH, "hash " + sequence)
        .execute();
  }

  private static void assertRefused(String word, Runnable change) {
    var refused = assertThrows(DataAccessException.class, change::run);
    assertTrue(refused.getMessage().contains(word), refused.getMessage());
  }
}
