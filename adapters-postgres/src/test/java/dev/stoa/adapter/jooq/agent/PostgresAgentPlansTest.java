package dev.stoa.adapter.jooq.agent;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.postgres.MigratedDatabase;
import dev.stoa.adapter.postgres.PostgresPlans;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * No statement of agents, their spawns and tasks reads rows it does not want, or sorts what an
 * index could give in order.
 */
final class PostgresAgentPlansTest {

  @Test
  void noStatementReadsAWholeTableOrSortsIt() throws Exception {
    String url = MigratedDatabase.unchanged();
    for (Statement statement : AgentStatements.statements()) {
      assertEquals(List.of(), PostgresPlans.costlySteps(url, statement));
    }
    assertEquals(List.of(), PostgresPlans.costlySteps(url, AgentStatements.FIRST_OPEN));
  }

  @Test
  void aWorkerOfOneAgentReadsNoOtherAgentsTasks() throws Exception {
    String url = MigratedDatabase.unchanged();
    for (Statement statement : AgentStatements.OF_ONE_AGENT) {
      String steps = String.join("\n", PostgresPlans.tablesRead(url, statement));
      assertTrue(steps.contains("using idx_tasks_agent_status on tasks"), steps);
    }
  }
}
