package dev.stoa.adapter.jooq.agent;

import static dev.stoa.adapter.jooq.agent.AgentRows.REGISTERED;
import static dev.stoa.schema.generated.tables.Agents.AGENTS;

import dev.stoa.adapter.jooq.rows.StoredById;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.adapter.jooq.unit.LockName;
import dev.stoa.domain.agent.Agent;
import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.agent.AgentQuery;
import dev.stoa.domain.agent.Agents;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.ArchiveFilter;
import io.vavr.collection.List;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.control.Option;
import java.time.Instant;

/** The agents in the table {@code agents}. */
public final class JooqAgents extends StoredById<AgentId, Agent> implements Agents {

  private final AgentMerging merging;

  public JooqAgents(JooqSession session) {
    super(session, REGISTERED, AgentSql.BY_ID);
    this.merging = new AgentMerging(session);
  }

  @Override
  public Option<Agent> lockIdentity(AgentName identity) {
    session.serialize(LockName.AGENT_IDENTITY.of(identity));
    return findByIdentity(identity);
  }

  @Override
  public Map<AgentName, Agent> lockIdentities(Seq<AgentName> identities) {
    session.serialize(identities.map(LockName.AGENT_IDENTITY::of));
    return AgentSql.BY_IDENTITY
        .find(session, identities.map(AgentName::value))
        .toMap(Agent::identity, agent -> agent);
  }

  @Override
  public void lockNames() {
    // In the order in which a match takes them.
    session.serialize(LockName.MATCH.all());
    session.serialize(LockName.AGENT_NAMES.all());
  }

  @Override
  public Set<AgentName> keepNames(Seq<AgentName> names) {
    session.share(LockName.AGENT_NAMES.all());
    return AgentSql.KNOWN_NAMES.find(session, names.map(AgentName::value)).toSet();
  }

  @Override
  public void addAll(Seq<Agent> agents) {
    REGISTERED.add(session, agents);
  }

  @Override
  public void touch(AgentId id, Instant at) {
    session.run(
        AgentSql.TOUCH,
        binds -> binds.set(AGENTS.AGENT_ID, id.value()).set(AGENTS.LAST_ACTIVE_AT, at));
  }

  @Override
  public Option<Agent> findByIdentity(AgentName identity) {
    return AgentSql.BY_IDENTITY.find(session, identity.value());
  }

  @Override
  public Seq<Agent> endingWith(String suffix, ArchiveFilter show, int limit) {
    return AgentSql.BY_END.find(session, AgentSql.shown(show), suffix, limit);
  }

  @Override
  public Seq<AgentName> identities(String after, int limit) {
    return AgentSql.NAMES_IN_ORDER.page(
        session, AgentSql.shown(ArchiveFilter.LIVE), Option.some(after), limit);
  }

  @Override
  public Seq<Agent> page(AgentQuery query) {
    return AgentSql.IN_ORDER.page(
        session, AgentSql.shown(query.show()), AgentSql.after(query.page()), query.page().limit());
  }

  @Override
  public Map<String, Long> merge(AgentId from, AgentId into) {
    return merging.merge(from, into);
  }

  @Override
  public Map<String, Long> belongings(AgentId id) {
    return AgentOwned.count(session.dsl(), id);
  }

  @Override
  public void remove(AgentId id) {
    AgentSql.BY_ID.remove(session, List.of(id.value()));
  }
}
