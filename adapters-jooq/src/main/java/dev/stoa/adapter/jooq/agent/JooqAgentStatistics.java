package dev.stoa.adapter.jooq.agent;

import dev.stoa.adapter.jooq.sql.Binder;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.domain.agent.AgentFigures;
import dev.stoa.domain.agent.AgentStatistics;
import dev.stoa.domain.agent.WorkspaceFigures;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.ArchiveFilter;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.Objects;

/** Figures counted by the engine, one statement for each set of them. */
public final class JooqAgentStatistics implements AgentStatistics {

  private final JooqSession session;

  public JooqAgentStatistics(JooqSession session) {
    this.session = session;
  }

  @Override
  public WorkspaceFigures totals() {
    return session.one(AgentStatisticsSql.TOTALS, Binder.NOTHING, AgentStatisticsSql::totals).get();
  }

  @Override
  public Seq<AgentFigures> perAgent(Option<AgentName> after, ArchiveFilter show, int limit) {
    return session.list(
        Objects.requireNonNull(AgentStatisticsSql.PER_AGENT.get(show)),
        binds -> binds.set(AgentSql.AFTER, JooqAgents.text(after)).set(AgentSql.LIMIT, limit),
        AgentStatisticsSql::ofAgent);
  }
}
