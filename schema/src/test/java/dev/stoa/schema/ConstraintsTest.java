package dev.stoa.schema;

import static dev.stoa.schema.generated.tables.AgentRelationships.AGENT_RELATIONSHIPS;
import static dev.stoa.schema.generated.tables.AgentSessions.AGENT_SESSIONS;
import static dev.stoa.schema.generated.tables.Agents.AGENTS;
import static dev.stoa.schema.generated.tables.DebateSessions.DEBATE_SESSIONS;
import static dev.stoa.schema.generated.tables.DebateTurns.DEBATE_TURNS;
import static dev.stoa.schema.generated.tables.Embeddings.EMBEDDINGS;
import static dev.stoa.schema.generated.tables.StrategyVectors.STRATEGY_VECTORS;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.sql.Connection;
import java.sql.SQLException;
import java.time.Instant;
import org.jooq.DSLContext;
import org.jooq.Field;
import org.jooq.InsertSetMoreStep;
import org.jooq.impl.DSL;
import org.junit.jupiter.api.AfterEach;

/** One row against each kind of rule; the rules themselves are written once, for both engines. */
class ConstraintsTest {
  private static final Instant NOW = Instant.parse("2026-01-02T03:04:05.123456Z");

  private Connection connection;
  private DSLContext database;

  @AfterEach
  void close() throws SQLException {
    connection.close();
  }

  @BothEngines
  void aWordOutsideTheListIsRefused(Engine engine) throws SQLException {
    open(engine);
    Refused.because("check", () -> session("s").set(DEBATE_SESSIONS.STATUS, "rejected").execute());
    session("s").set(DEBATE_SESSIONS.STATUS, "paused").execute();
  }

  @BothEngines
  void aShareOutsideZeroToOneIsRefused(Engine engine) throws SQLException {
    open(engine);
    Field<Double> score = DEBATE_SESSIONS.FINAL_CONSENSUS_SCORE;
    Refused.because("check", () -> session("s").set(score, 1.0001).execute());
    Refused.because("check", () -> session("s").set(score, -0.0001).execute());
    session("low").set(score, 0.0).execute();
    session("high").set(score, 1.0).execute();
    session("none").set(score, (Double) null).execute();
  }

  @BothEngines
  void aNegativeCountIsRefused(Engine engine) throws SQLException {
    open(engine);
    Refused.because("check", () -> session("s").set(DEBATE_SESSIONS.TOTAL_ROUNDS, -1L).execute());
  }

  @BothEngines
  void whatIsNotJsonIsRefused(Engine engine) throws SQLException {
    open(engine);
    Refused.because(
        engine == Engine.SQLITE ? "check" : "json",
        () -> session("s").set(DEBATE_SESSIONS.CONFIG, new Json("{rounds: 3}")).execute());
  }

  @BothEngines
  void aPairOutOfOrderIsRefused(Engine engine) throws SQLException {
    open(engine);
    // By bytes: capitals come first, whatever the locale of the database says.
    pair("Zeno", "chrysippus").execute();
    Refused.because("check", () -> pair("cleanthes", "Zeno").execute());
    Refused.because("check", () -> pair("zeno", "zeno").execute());
  }

  @BothEngines
  void aScoreBeyondFiveIsRefused(Engine engine) throws SQLException {
    open(engine);
    Refused.because("check", () -> strategy(6).execute());
    Refused.because("check", () -> strategy(-6).execute());
    strategy(-5).execute();
  }

  @BothEngines
  void aVectorOfAnotherLengthIsRefused(Engine engine) throws SQLException {
    open(engine);
    Refused.because("check", () -> embedding(new byte[7]).execute());
    embedding(new byte[8]).execute();
  }

  @BothEngines
  void aMissingValueIsRefused(Engine engine) throws SQLException {
    open(engine);
    Refused.because("null", () -> session(null).execute());
  }

  @BothEngines
  void aTurnOfNoSessionIsRefused(Engine engine) throws SQLException {
    open(engine);
    Refused.because("foreign key", () -> turn("t", "nowhere", 1).execute());
  }

  @BothEngines
  void twoTurnsInOnePlaceAreRefused(Engine engine) throws SQLException {
    open(engine);
    session("s").execute();
    turn("t1", "s", 1).execute();
    Refused.because("unique", () -> turn("t2", "s", 1).execute());
  }

  @BothEngines
  void whatASessionOwnsGoesWithIt(Engine engine) throws SQLException {
    open(engine);
    session("s").execute();
    turn("t1", "s", 1).execute();
    database.deleteFrom(DEBATE_SESSIONS).execute();
    assertEquals(0, database.fetchCount(DEBATE_TURNS));
  }

  @BothEngines
  void aRowGetsTheDefaultsOfItsTable(Engine engine) throws SQLException {
    open(engine);
    database
        .insertInto(AGENTS)
        .set(AGENTS.AGENT_ID, "a")
        .set(AGENTS.REVERSED_ID, "a")
        .set(AGENTS.IDENTITY, "zeno")
        .set(AGENTS.MODEL, "m")
        .set(AGENTS.CREATED_AT, NOW)
        .execute();
    database
        .insertInto(AGENT_SESSIONS)
        .set(AGENT_SESSIONS.SESSION_ID, "s")
        .set(AGENT_SESSIONS.REVERSED_ID, "s")
        .set(AGENT_SESSIONS.AGENT_ID, "a")
        .set(AGENT_SESSIONS.SPAWN_NUMBER, 1L)
        .set(AGENT_SESSIONS.STARTED_AT, NOW)
        .execute();
    session("d").execute();
    assertEquals(0L, database.fetchValue(AGENTS.SPAWN_COUNT, AGENTS.AGENT_ID.eq("a")));
    assertEquals(0L, database.fetchValue(AGENT_SESSIONS.WAKES));
    assertEquals("pending", database.fetchValue(DEBATE_SESSIONS.STATUS));
    assertEquals(new Json("{}"), database.fetchValue(DEBATE_SESSIONS.CONFIG));
  }

  @BothEngines
  void aClockSetBackDoesNotMakeASessionOlder(Engine engine) throws SQLException {
    open(engine);
    session("s").execute();
    for (Instant time : new Instant[] {NOW.minusSeconds(1), NOW.plusSeconds(1), NOW}) {
      database.update(DEBATE_SESSIONS).set(DEBATE_SESSIONS.UPDATED_AT, time).execute();
    }
    assertEquals(NOW.plusSeconds(1), database.fetchValue(DEBATE_SESSIONS.UPDATED_AT));
  }

  private void open(Engine engine) throws SQLException {
    connection = engine.workspace();
    database = DSL.using(connection, engine.dialect);
  }

  private InsertSetMoreStep<?> session(String id) {
    return database
        .insertInto(DEBATE_SESSIONS)
        .set(DEBATE_SESSIONS.ID, id)
        .set(DEBATE_SESSIONS.DEBATE_ID, "d")
        .set(DEBATE_SESSIONS.TOPIC, "retries")
        .set(DEBATE_SESSIONS.REVERSED_ID, id)
        .set(DEBATE_SESSIONS.CREATED_AT, NOW)
        .set(DEBATE_SESSIONS.UPDATED_AT, NOW);
  }

  private InsertSetMoreStep<?> turn(String id, String session, long sequence) {
    return database
        .insertInto(DEBATE_TURNS)
        .set(DEBATE_TURNS.ID, id)
        .set(DEBATE_TURNS.SESSION_ID, session)
        .set(DEBATE_TURNS.SEQUENCE, sequence)
        .set(DEBATE_TURNS.ROUND, 1L)
        .set(DEBATE_TURNS.PHASE, "proposal")
        .set(DEBATE_TURNS.PHASE_PLACE, 2L)
        .set(DEBATE_TURNS.AGENT_ID, "zeno")
        .set(DEBATE_TURNS.CREATED_AT, NOW);
  }

  private InsertSetMoreStep<?> pair(String first, String second) {
    return database
        .insertInto(AGENT_RELATIONSHIPS)
        .set(AGENT_RELATIONSHIPS.AGENT_A, first)
        .set(AGENT_RELATIONSHIPS.AGENT_B, second)
        .set(AGENT_RELATIONSHIPS.UPDATED_AT, NOW);
  }

  private InsertSetMoreStep<?> strategy(long score) {
    return database
        .insertInto(STRATEGY_VECTORS)
        .set(STRATEGY_VECTORS.ID, "v")
        .set(STRATEGY_VECTORS.EPISODE_ID, "e")
        .set(STRATEGY_VECTORS.GENERATION_ID, "g")
        .set(STRATEGY_VECTORS.AGENT_ARCHETYPE, "primary_actor")
        .set(STRATEGY_VECTORS.TACTICAL_CLASSIFICATION, "aggressive_opening")
        .set(STRATEGY_VECTORS.JUDGE_SCORE, score)
        .set(STRATEGY_VECTORS.TERMINATION_REASON, "timeout")
        .set(STRATEGY_VECTORS.DOCUMENT, "text")
        .set(STRATEGY_VECTORS.CREATED_AT, NOW);
  }

  private InsertSetMoreStep<?> embedding(byte[] vector) {
    return database
        .insertInto(EMBEDDINGS)
        .set(EMBEDDINGS.SOURCE, "notes")
        .set(EMBEDDINGS.OWNER, "n")
        .set(EMBEDDINGS.MODEL, "m")
        .set(EMBEDDINGS.DIMENSION, 2L)
        .set(EMBEDDINGS.ID, "i")
        .set(EMBEDDINGS.VERSION, 1L)
        .set(EMBEDDINGS.PLACE, 0L)
        .set(EMBEDDINGS.VECTOR, vector);
  }
}
