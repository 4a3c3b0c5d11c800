package dev.stoa.adapter.jooq.consensus;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.sqlite.MigratedFile;
import dev.stoa.adapter.sqlite.SqlitePlans;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** No listing of conclusions, dissents and proofs reads a whole table or sorts it. */
final class SqliteConsensusPlansTest {

  @TempDir Path folder;

  @Test
  void everyListingGoesAlongAnIndex() throws Exception {
    String url = MigratedFile.in(folder);
    for (Statement statement : ConsensusStatements.statements()) {
      assertEquals(List.of(), SqlitePlans.costlySteps(url, statement));
    }
  }

  @Test
  void countsReadATableOnce() throws Exception {
    String url = MigratedFile.in(folder);
    for (Statement statement : ConsensusStatements.COUNTS) {
      assertEquals(1, SqlitePlans.tablesRead(url, statement).size());
    }
    // No other row is read again for each row.
    assertEquals(2, SqlitePlans.tablesRead(url, PositionSql.ERRORS).size());
    assertTrue(
        SqlitePlans.tablesRead(url, PositionSql.ERRORS).get(1).startsWith("SEARCH other"),
        SqlitePlans.tablesRead(url, PositionSql.ERRORS).toString());
    assertEquals(List.of(), SqlitePlans.costlySteps(url, PositionSql.DISSENTERS));
  }

  @Test
  void waitingTextsAreFoundByTheirMark() throws Exception {
    String url = MigratedFile.in(folder);
    for (Statement statement : ConsensusSql.WAITING.statements()) {
      List<String> steps = SqlitePlans.steps(url, statement);
      assertTrue(
          steps.stream().anyMatch(step -> step.contains("idx_consensus_waiting")), steps::toString);
    }
  }
}
