package dev.stoa.schema;

import static dev.stoa.schema.generated.tables.Evidence.EVIDENCE;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.sql.Connection;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import org.jooq.DSLContext;
import org.jooq.impl.DSL;

class EvidenceIndexTest {
  private static final Instant NOW = Instant.parse("2026-01-02T03:04:05.123456Z");

  @BothEngines
  void wordsAreFoundByTheirStem(Engine engine) throws SQLException {
    try (Connection connection = engine.workspace()) {
      DSLContext database = DSL.using(connection, engine.dialect);
      store(database, "e-1", "Retrying with jitter");
      store(database, "e-2", "Caching, and how it fails");
      assertEquals(List.of("e-1"), search(engine, database, "retries"));
      assertEquals(List.of("e-2"), search(engine, database, "cached"));
      assertEquals(List.of(), search(engine, database, "e"));
    }
  }

  @BothEngines
  void deletedEvidenceIsNotFound(Engine engine) throws SQLException {
    try (Connection connection = engine.workspace()) {
      DSLContext database = DSL.using(connection, engine.dialect);
      store(database, "e-1", "Retrying with jitter");
      store(database, "e-1-1", "Retrying without");
      store(database, "e \"1\"", "Retrying again");
      database.deleteFrom(EVIDENCE).where(EVIDENCE.ID.eq("e-1")).execute();
      assertEquals(List.of("e \"1\"", "e-1-1"), search(engine, database, "retries"));
      database.deleteFrom(EVIDENCE).where(EVIDENCE.ID.eq("e \"1\"")).execute();
      assertEquals(List.of("e-1-1"), search(engine, database, "retries"));
    }
  }

  private static void store(DSLContext database, String id, String snippet) {
    database
        .insertInto(EVIDENCE)
        .set(EVIDENCE.ID, id)
        .set(EVIDENCE.SOURCE, "web")
        .set(EVIDENCE.SNIPPET, snippet)
        .set(EVIDENCE.CREATED_AT, NOW)
        .set(EVIDENCE.UPDATED_AT, NOW)
        .execute();
    database.execute("insert into evidence_fts (evidence_id, snippet) values (?, ?)", id, snippet);
  }

  private static List<String> search(Engine engine, DSLContext database, String word) {
    String query =
        switch (engine) {
          case SQLITE ->
              "select evidence_id from evidence_fts"
                  + " where evidence_fts match '{title snippet topics} : ' || ? order by 1";
          case POSTGRESQL ->
              "select evidence_id from evidence_fts"
                  + " where document @@ to_tsquery('english', ?) order by 1";
        };
    return database.resultQuery(query, word).fetchInto(String.class);
  }
}
