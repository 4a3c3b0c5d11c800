package dev.stoa.adapter.jooq.consensus;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.postgres.MigratedDatabase;
import dev.stoa.adapter.postgres.PostgresPlans;
import java.util.List;
import org.junit.jupiter.api.Test;

/** No listing of conclusions, dissents and proofs reads a whole table or sorts it. */
final class PostgresConsensusPlansTest {

  @Test
  void everyListingGoesAlongAnIndex() throws Exception {
    String url = MigratedDatabase.unchanged();
    for (Statement statement : ConsensusStatements.statements()) {
      assertEquals(List.of(), PostgresPlans.costlySteps(url, statement));
    }
  }

  @Test
  void countsReadATableOnce() throws Exception {
    String url = MigratedDatabase.unchanged();
    for (Statement statement : ConsensusStatements.COUNTS) {
      assertEquals(1, PostgresPlans.tablesRead(url, statement).size());
    }
    assertEquals(2, PostgresPlans.tablesRead(url, PositionSql.ERRORS).size());
  }

  @Test
  void waitingTextsAreFoundByTheirMark() throws Exception {
    String url = MigratedDatabase.unchanged();
    for (Statement statement : ConsensusSql.WAITING.statements()) {
      List<String> steps = PostgresPlans.steps(url, statement);
      assertTrue(
          steps.stream().anyMatch(step -> step.contains("idx_consensus_waiting")), steps::toString);
    }
  }
}
