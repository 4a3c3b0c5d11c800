package dev.stoa.schema;

import static dev.stoa.schema.generated.tables.ContinuumMemory.CONTINUUM_MEMORY;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.sql.Connection;
import java.sql.SQLException;
import java.time.Instant;
import org.jooq.DSLContext;
import org.jooq.impl.DSL;
import org.junit.jupiter.api.AfterEach;

class BindingsTest {
  private static final Instant FINE = Instant.parse("2026-03-29T01:30:00.123456789Z");
  private static final Instant STORED = Instant.parse("2026-03-29T01:30:00.123456Z");
  private static final Json METADATA = new Json("{\"naïve\": [1, 2.5, null, \"it's\"]}");

  private Connection connection;
  private DSLContext database;

  @AfterEach
  void close() throws SQLException {
    connection.close();
  }

  @BothEngines
  void anInstantKeepsItsMicroseconds(Engine engine) throws SQLException {
    open(engine);
    assertEquals(STORED, database.fetchValue(CONTINUUM_MEMORY.CREATED_AT));
  }

  @BothEngines
  void anInstantIsComparedAsBoundAndAsWrittenOut(Engine engine) throws SQLException {
    open(engine);
    var created = CONTINUUM_MEMORY.CREATED_AT;
    assertEquals(1, database.fetchCount(CONTINUUM_MEMORY, created.eq(STORED)));
    assertEquals(1, database.fetchCount(CONTINUUM_MEMORY, created.eq(DSL.inline(STORED, created))));
    assertEquals(0, database.fetchCount(CONTINUUM_MEMORY, created.lt(STORED)));
    assertEquals(1, database.fetchCount(CONTINUUM_MEMORY, created.lt(STORED.plusNanos(1000))));
    assertEquals(
        STORED, database.select(DSL.max(created)).from(CONTINUUM_MEMORY).fetchSingle().value1());
  }

  @BothEngines
  void jsonMeansWhatItMeant(Engine engine) throws SQLException {
    open(engine);
    String text = database.fetchValue(CONTINUUM_MEMORY.METADATA).text();
    assertTrue(text.contains("\"naïve\"") && text.contains("it's"), text);
    if (engine == Engine.SQLITE) {
      assertEquals(METADATA.text(), text);
    } else {
      var inlined = DSL.inline(METADATA, CONTINUUM_MEMORY.METADATA);
      assertEquals(1, database.fetchCount(CONTINUUM_MEMORY, CONTINUUM_MEMORY.METADATA.eq(inlined)));
    }
  }

  @BothEngines
  void nothingStaysNothing(Engine engine) throws SQLException {
    open(engine);
    assertNull(database.fetchValue(CONTINUUM_MEMORY.EXPIRES_AT));
    database
        .update(CONTINUUM_MEMORY)
        .set(CONTINUUM_MEMORY.EXPIRES_AT, FINE)
        .set(CONTINUUM_MEMORY.METADATA, (Json) null)
        .execute();
    assertEquals(STORED, database.fetchValue(CONTINUUM_MEMORY.EXPIRES_AT));
    assertNull(database.fetchValue(CONTINUUM_MEMORY.METADATA));
    database.update(CONTINUUM_MEMORY).set(CONTINUUM_MEMORY.EXPIRES_AT, (Instant) null).execute();
    assertNull(database.fetchValue(CONTINUUM_MEMORY.EXPIRES_AT));
  }

  @BothEngines
  void aBatchOfRowsIsBoundToo(Engine engine) throws SQLException {
    open(engine);
    database
        .batch(
            database
                .update(CONTINUUM_MEMORY)
                .set(CONTINUUM_MEMORY.EXPIRES_AT, (Instant) null)
                .set(CONTINUUM_MEMORY.METADATA, (Json) null)
                .where(CONTINUUM_MEMORY.ID.eq((String) null)))
        .bind(STORED, METADATA, "m")
        .bind(null, null, "other")
        .execute();
    assertEquals(STORED, database.fetchValue(CONTINUUM_MEMORY.EXPIRES_AT));
  }

  private void open(Engine engine) throws SQLException {
    connection = engine.workspace();
    database = DSL.using(connection, engine.dialect);
    if (engine == Engine.POSTGRESQL) {
      database.execute("set time zone 'America/Los_Angeles'");
    }
    database
        .insertInto(CONTINUUM_MEMORY)
        .set(CONTINUUM_MEMORY.ID, "m")
        .set(CONTINUUM_MEMORY.TIER, "slow")
        .set(CONTINUUM_MEMORY.CONTENT, "Retries need jitter")
        .set(CONTINUUM_MEMORY.CONTENT_HASH, "h")
        .set(CONTINUUM_MEMORY.STRENGTH_KEY, 0.0)
        .set(CONTINUUM_MEMORY.CREATED_AT, FINE)
        .set(CONTINUUM_MEMORY.UPDATED_AT, FINE)
        .set(CONTINUUM_MEMORY.METADATA, METADATA)
        .execute();
  }
}
