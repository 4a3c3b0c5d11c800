package dev.stoa.adapter.jooq.agent;

import static dev.stoa.adapter.jooq.agent.AgentTaskSql.wanted;

import dev.stoa.adapter.jooq.rows.Filters;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.agent.AgentTaskQuery;
import dev.stoa.domain.agent.AgentTaskStatus;
import dev.stoa.domain.agent.SpawnId;
import dev.stoa.domain.kernel.ArchiveFilter;
import dev.stoa.domain.kernel.TimePosition;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/** The statements of agents, their spawns and tasks, for the plans of either engine. */
final class AgentStatements {

  /** The first page of open spawns; SQLite reads the beginning of an index for it. */
  static final Statement FIRST_OPEN = JooqSpawns.OLDEST.first(JooqSpawns.OPEN);

  private static final AgentTaskQuery OF_AGENT = AgentTaskQuery.all().of(new AgentId("a"));
  private static final Filters OPEN_ON_HOST = JooqSpawns.OPEN.and(JooqSpawns.ON_HOST, "h");
  private static final TimePosition<SpawnId> LAST =
      new TimePosition<>(Instant.EPOCH, new SpawnId("s"));

  /** What a worker of one agent reads, along the index of that agent's tasks. */
  static final List<Statement> OF_ONE_AGENT =
      List.of(AgentTaskSql.CLAIM.get(1), AgentTaskSql.EXPIRED_OF.get(1));

  private AgentStatements() {}

  static List<Statement> statements() {
    List<Statement> all =
        new ArrayList<>(
            List.of(
                AgentSql.KNOWN_NAMES.reads().get(0),
                AgentSql.KNOWN_NAMES.reads().get(1),
                AgentSql.NAMES_IN_ORDER.later(AgentSql.shown(ArchiveFilter.LIVE), ""),
                AgentSql.TOUCH,
                JooqSpawns.BY_END.statement(),
                JooqSpawns.NEWEST.later(Filters.NONE.and(JooqSpawns.OF_AGENT, "a"), 1L),
                JooqSpawns.OLDEST.later(JooqSpawns.OPEN, LAST),
                JooqSpawns.OLDEST.first(OPEN_ON_HOST),
                JooqSpawns.OLDEST.later(OPEN_ON_HOST, LAST),
                AgentTaskSql.BY_END.statement(),
                AgentTaskSql.COMPLETE,
                AgentTaskSql.LAST.get(AgentTaskStatus.COMPLETED),
                AgentTaskSql.WAITING,
                AgentTaskSql.RUNNING,
                AgentTaskSql.EXPIRED,
                AgentTaskSql.IN_ORDER.later(wanted(AgentTaskQuery.all()), 0L),
                AgentTaskSql.IN_ORDER.later(
                    wanted(AgentTaskQuery.all().in(AgentTaskStatus.FAILED)), 0L),
                AgentTaskSql.IN_ORDER.later(wanted(OF_AGENT), 0L),
                AgentTaskSql.IN_ORDER.later(wanted(OF_AGENT.in(AgentTaskStatus.PENDING)), 0L)));
    for (ArchiveFilter show : List.of(ArchiveFilter.LIVE, ArchiveFilter.ALL)) {
      all.add(AgentSql.BY_END.statement(AgentSql.shown(show)));
      all.add(AgentSql.IN_ORDER.later(AgentSql.shown(show), ""));
      all.add(AgentStatisticsSql.PER_AGENT.later(AgentSql.shown(show), ""));
    }
    all.addAll(AgentTaskSql.CLAIM);
    all.addAll(AgentTaskSql.EXPIRED_OF);
    all.addAll(AgentRows.REGISTERED.statements());
    all.addAll(AgentSql.BY_ID.reads());
    all.addAll(AgentSql.BY_ID.writes());
    all.addAll(AgentSql.BY_IDENTITY.reads());
    all.addAll(AgentRows.SPAWNS.statements());
    all.addAll(JooqSpawns.BY_ID.reads());
    all.addAll(AgentTaskRows.QUEUE.statements());
    all.addAll(AgentTaskSql.BY_ID.reads());
    all.addAll(AgentTaskSql.BY_ID.writes());
    all.addAll(AgentTaskSql.SEQUENCE_BY_ID.reads());
    all.addAll(AgentTaskSql.KNOWN_AGENTS.reads());
    all.addAll(AgentTaskSql.KNOWN_CHANNELS.reads());
    return all;
  }
}
