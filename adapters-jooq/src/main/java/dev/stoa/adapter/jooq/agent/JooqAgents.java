package dev.stoa.adapter.jooq.agent;

import static dev.stoa.schema.generated.tables.Agents.AGENTS;

import dev.stoa.adapter.jooq.sql.Binds;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.adapter.jooq.unit.LockName;
import dev.stoa.domain.agent.Agent;
import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.agent.AgentQuery;
import dev.stoa.domain.agent.Agents;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.ArchiveFilter;
import dev.stoa.domain.kernel.PageRequest;
import io.vavr.collection.HashSet;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.control.Option;
import java.sql.SQLException;
import java.time.Instant;
import java.util.Objects;

/** The agents in the table {@code agents}. */
public final class JooqAgents implements Agents {

  private final JooqSession session;
  private final AgentMerging merging;

  public JooqAgents(JooqSession session) {
    this.session = session;
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
    return session
        .list(
            AgentSql.BY_IDENTITIES,
            binds -> binds.set(AgentSql.IDENTITIES, identities.map(AgentName::value)),
            AgentRows::agent)
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
    if (names.isEmpty()) {
      return HashSet.empty();
    }
    Seq<String> values = names.map(AgentName::value);
    return session
        .list(
            AgentSql.KNOWN_NAMES.of(values),
            binds -> AgentSql.KNOWN_NAMES.bind(binds, values),
            row -> new AgentName(row.get(AGENTS.IDENTITY)))
        .toSet();
  }

  @Override
  public Option<Agent> lock(AgentId id) {
    return session
        .writing()
        .one(AgentSql.LOCK, binds -> binds.set(AGENTS.AGENT_ID, id.value()), AgentRows::agent);
  }

  @Override
  public void add(Agent agent) {
    session.run(AgentSql.INSERT, binds -> AgentRows.bind(binds, agent));
  }

  @Override
  public void addAll(Seq<Agent> agents) {
    session.batch(AgentSql.INSERT, agents, AgentRows::bind);
  }

  @Override
  public void save(Agent agent) {
    session.run(AgentSql.SAVE, binds -> AgentRows.bind(binds, agent));
  }

  @Override
  public void touch(AgentId id, Instant at) {
    session.run(
        AgentSql.TOUCH,
        binds -> binds.set(AGENTS.AGENT_ID, id.value()).set(AGENTS.LAST_ACTIVE_AT, at));
  }

  @Override
  public Option<Agent> find(AgentId id) {
    return session.one(
        AgentSql.BY_ID, binds -> binds.set(AGENTS.AGENT_ID, id.value()), AgentRows::agent);
  }

  @Override
  public Option<Agent> findByIdentity(AgentName identity) {
    return session.one(
        AgentSql.BY_IDENTITY,
        binds -> binds.set(AGENTS.IDENTITY, identity.value()),
        AgentRows::agent);
  }

  @Override
  public Seq<Agent> endingWith(String suffix, ArchiveFilter show, int limit) {
    return session.list(
        Objects.requireNonNull(AgentSql.ENDING_WITH.get(show)),
        binds -> AgentSql.ENDS.bind(binds, suffix).set(AgentSql.LIMIT, limit),
        AgentRows::agent);
  }

  @Override
  public Seq<AgentName> identities(String after, int limit) {
    return session.list(
        AgentSql.IDENTITIES_AFTER,
        binds -> binds.set(AgentSql.AFTER, after).set(AgentSql.LIMIT, limit),
        row -> new AgentName(row.get(AGENTS.IDENTITY)));
  }

  @Override
  public Seq<Agent> page(AgentQuery query) {
    return session.list(
        Objects.requireNonNull(AgentSql.PAGE.get(query.show())),
        binds -> bind(binds, query.page()),
        AgentRows::agent);
  }

  /** Before every identity if there is none. */
  static void bind(Binds binds, PageRequest<AgentName> page) throws SQLException {
    binds
        .set(AgentSql.AFTER, page.after().map(AgentName::value).getOrElse(""))
        .set(AgentSql.LIMIT, page.limit());
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
    session.run(AgentSql.DELETE, binds -> binds.set(AGENTS.AGENT_ID, id.value()));
  }
}
