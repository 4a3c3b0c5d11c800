package dev.stoa.adapter.jooq.agent;

import dev.stoa.adapter.jooq.sql.Binder;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.domain.agent.AgentFigures;
import dev.stoa.domain.agent.AgentQuery;
import dev.stoa.domain.agent.AgentStatistics;
import dev.stoa.domain.agent.WorkspaceFigures;
import io.vavr.collection.Seq;

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
  public Seq<AgentFigures> perAgent(AgentQuery query) {
    return AgentStatisticsSql.PER_AGENT.page(
        session, AgentSql.shown(query.show()), AgentSql.after(query.page()), query.page().limit());
  }
}
