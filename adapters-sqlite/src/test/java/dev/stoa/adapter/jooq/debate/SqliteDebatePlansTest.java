package dev.stoa.adapter.jooq.debate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.sqlite.MigratedFile;
import dev.stoa.adapter.sqlite.SqlitePlans;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class SqliteDebatePlansTest {

  @TempDir Path folder;

  @Test
  void noListingReadsAWholeTableOrSortsIt() throws Exception {
    String url = MigratedFile.in(folder);
    for (Statement statement : DebateStatements.ALL) {
      assertEquals(
          List.of(),
          SqlitePlans.costlySteps(url, statement).stream()
              // The turns of one phase in one round are few.
              .filter(step -> !step.contains("LAST TERM"))
              .toList(),
          "statement " + DebateStatements.ALL.indexOf(statement));
    }
    for (Statement statement : DebateStatements.OF_AGENT) {
      assertEquals(List.of(), SqlitePlans.costlySteps(url, statement));
    }
    for (Statement statement : DebateStatements.WAITING) {
      List<String> scans =
          SqlitePlans.steps(url, statement).stream()
              .filter(step -> step.startsWith("SCAN"))
              .toList();
      assertEquals(1, scans.size(), scans::toString);
      assertTrue(scans.get(0).contains("idx_debate_sessions_waiting"), scans::toString);
    }
  }
}
