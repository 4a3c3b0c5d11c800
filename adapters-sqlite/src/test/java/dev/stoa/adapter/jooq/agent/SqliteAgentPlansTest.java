package dev.stoa.adapter.jooq.agent;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.sqlite.MigratedFile;
import dev.stoa.adapter.sqlite.SqlitePlans;
import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.agent.AgentTaskQuery;
import dev.stoa.domain.agent.AgentTaskStatus;
import dev.stoa.domain.kernel.ArchiveFilter;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * No statement of agents, their spawns and tasks reads rows it does not want, or sorts what an
 * index could give in order.
 */
final class SqliteAgentPlansTest {

  private static final AgentId SOMEBODY = new AgentId("somebody");

  @TempDir Path folder;

  @Test
  void noStatementReadsAWholeTableOrSortsIt() throws Exception {
    String url = MigratedFile.in(folder);
    for (Statement statement :
        List.of(
            AgentSql.BY_ID,
            AgentSql.BY_IDENTITY,
            AgentSql.BY_IDENTITIES,
            AgentSql.LOCK,
            AgentSql.ENDING_WITH.get(ArchiveFilter.LIVE),
            AgentSql.ENDING_WITH.get(ArchiveFilter.ALL),
            AgentSql.IDENTITIES_AFTER,
            AgentSql.PAGE.get(ArchiveFilter.LIVE),
            AgentSql.PAGE.get(ArchiveFilter.ALL),
            AgentStatisticsSql.PER_AGENT.get(ArchiveFilter.LIVE),
            AgentStatisticsSql.PER_AGENT.get(ArchiveFilter.ALL),
            JooqSpawns.BY_ID,
            JooqSpawns.ENDING_WITH,
            JooqSpawns.LOCK,
            JooqSpawns.OF_AGENT,
            JooqSpawns.OPEN_BEHIND,
            JooqSpawns.OPEN_ON,
            JooqSpawns.OPEN_ON_BEHIND,
            AgentTaskSql.BY_ID,
            AgentTaskSql.ENDING_WITH,
            AgentTaskSql.LOCK,
            AgentTaskSql.LOCK_MANY,
            AgentTaskSql.SEQUENCES,
            AgentTaskSql.KNOWN_AGENTS,
            AgentTaskSql.KNOWN_CHANNELS,
            AgentTaskSql.CLAIM,
            AgentTaskSql.COMPLETE,
            AgentTaskSql.LAST.get(AgentTaskStatus.COMPLETED),
            AgentTaskSql.WAITING,
            AgentTaskSql.RUNNING,
            AgentTaskSql.EXPIRED,
            AgentTaskSql.page(AgentTaskQuery.all()),
            AgentTaskSql.page(AgentTaskQuery.all().in(AgentTaskStatus.FAILED)),
            AgentTaskSql.page(AgentTaskQuery.all().of(SOMEBODY)),
            AgentTaskSql.page(AgentTaskQuery.all().of(SOMEBODY).in(AgentTaskStatus.PENDING)))) {
      assertEquals(List.of(), SqlitePlans.costlySteps(url, statement));
    }
    assertEquals(
        List.of("SCAN agent_sessions USING INDEX idx_agent_sessions_active"),
        SqlitePlans.costlySteps(url, JooqSpawns.OPEN),
        "along the index of open spawns, which is in the order of the page");
  }
}
