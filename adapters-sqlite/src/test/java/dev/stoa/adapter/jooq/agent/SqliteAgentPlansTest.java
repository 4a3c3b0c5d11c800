package dev.stoa.adapter.jooq.agent;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.sqlite.MigratedFile;
import dev.stoa.adapter.sqlite.SqlitePlans;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * No statement of agents, their spawns and tasks reads rows it does not want, or sorts what an
 * index could give in order.
 */
final class SqliteAgentPlansTest {

  @TempDir Path folder;

  @Test
  void noStatementReadsAWholeTableOrSortsIt() throws Exception {
    String url = MigratedFile.in(folder);
    for (Statement statement : AgentStatements.statements()) {
      assertEquals(List.of(), SqlitePlans.costlySteps(url, statement));
    }
    assertEquals(
        List.of("SCAN agent_sessions USING INDEX idx_agent_sessions_active"),
        SqlitePlans.costlySteps(url, AgentStatements.FIRST_OPEN),
        "along the index of open spawns, which is in the order of the page");
  }

  @Test
  void aWorkerOfOneAgentReadsNoOtherAgentsTasks() throws Exception {
    String url = MigratedFile.in(folder);
    for (Statement statement : AgentStatements.OF_ONE_AGENT) {
      String steps = String.join("\n", SqlitePlans.tablesRead(url, statement));
      assertTrue(steps.contains("idx_tasks_agent_status (agent_id=? AND status=?)"), steps);
    }
  }
}
