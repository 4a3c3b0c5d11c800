package dev.stoa.adapter.jooq.agent;

import static dev.stoa.schema.generated.Tables.AGENTS;
import static org.jooq.impl.DSL.noCondition;
import static org.jooq.impl.DSL.param;

import dev.stoa.adapter.jooq.JooqSession;
import dev.stoa.adapter.jooq.RenderedSql;
import dev.stoa.domain.agent.Agent;
import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.agent.AgentIdentity;
import dev.stoa.domain.agent.AgentScope;
import dev.stoa.domain.agent.Agents;
import dev.stoa.schema.generated.tables.records.AgentsRecord;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;
import org.jooq.Condition;
import org.jooq.impl.DSL;

/** The agents in the table {@code agents}. */
public final class JooqAgents implements Agents {

  private static final String LAST_CHARACTER = Character.toString(Character.MAX_CODE_POINT);

  private final JooqSession session;
  private final AgentMerging merging;
  private final RenderedSql touch;

  public JooqAgents(JooqSession session) {
    this.session = session;
    this.merging = new AgentMerging(session);
    // Every message posted passes here.
    this.touch =
        RenderedSql.of(
            session.dialect().sql(),
            DSL.update(AGENTS)
                .set(AGENTS.LAST_ACTIVE_AT, param("at", AGENTS.LAST_ACTIVE_AT))
                .where(AGENTS.AGENT_ID.eq(param("id", AGENTS.AGENT_ID)))
                .and(
                    AGENTS
                        .LAST_ACTIVE_AT
                        .isNull()
                        .or(AGENTS.LAST_ACTIVE_AT.lt(param("at", AGENTS.LAST_ACTIVE_AT)))));
  }

  @Override
  public Option<Agent> lockIdentity(AgentIdentity identity) {
    session.serialize("agent identity " + identity);
    return findByIdentity(identity);
  }

  @Override
  public Option<Agent> lock(AgentId id) {
    session.writing();
    return Option.of(
            session
                .dialect()
                .lockRows(session.dsl().selectFrom(AGENTS).where(AGENTS.AGENT_ID.eq(id.value())))
                .fetchOne())
        .map(AgentRows::agent);
  }

  @Override
  public void add(Agent agent) {
    session.dsl().insertInto(AGENTS).set(AgentRows.row(agent)).execute();
  }

  @Override
  public void save(Agent agent) {
    session
        .dsl()
        .update(AGENTS)
        .set(AgentRows.row(agent))
        .where(AGENTS.AGENT_ID.eq(agent.id().value()))
        .execute();
  }

  @Override
  public void touch(AgentId id, Instant at) {
    session.run(touch, binds -> binds.instant(at).text(id.value()).instant(at));
  }

  @Override
  public Option<Agent> find(AgentId id) {
    return one(AGENTS.AGENT_ID.eq(id.value()));
  }

  @Override
  public Option<Agent> findByIdentity(AgentIdentity identity) {
    return one(AGENTS.IDENTITY.eq(identity.value()));
  }

  @Override
  public Seq<Agent> endingWith(String suffix, AgentScope scope, int limit) {
    // Bounded above by the last of all characters, or archived agents behind would be walked
    // through.
    String prefix = AgentRows.reversed(suffix);
    return Vector.ofAll(
        session
            .dsl()
            .selectFrom(AGENTS)
            .where(AGENTS.REVERSED_ID.between(prefix, prefix + LAST_CHARACTER))
            .and(within(scope))
            .orderBy(AGENTS.REVERSED_ID)
            .limit(limit)
            .fetch(AgentRows::agent));
  }

  @Override
  public Seq<Agent> after(Option<AgentIdentity> identity, AgentScope scope, int limit) {
    return Vector.ofAll(
        session
            .dsl()
            .selectFrom(AGENTS)
            .where(after(identity))
            .and(within(scope))
            .orderBy(AGENTS.IDENTITY)
            .limit(limit)
            .fetch(AgentRows::agent));
  }

  @Override
  public Map<String, Long> merge(AgentId from, AgentId into) {
    return merging.merge(from, into);
  }

  static Condition after(Option<AgentIdentity> identity) {
    return identity.map(last -> AGENTS.IDENTITY.gt(last.value())).getOrElse(noCondition());
  }

  static Condition within(AgentScope scope) {
    return scope == AgentScope.LIVE ? AGENTS.ARCHIVED_AT.isNull() : noCondition();
  }

  private Option<Agent> one(Condition condition) {
    AgentsRecord row = session.dsl().selectFrom(AGENTS).where(condition).fetchOne();
    return Option.of(row).map(AgentRows::agent);
  }
}
