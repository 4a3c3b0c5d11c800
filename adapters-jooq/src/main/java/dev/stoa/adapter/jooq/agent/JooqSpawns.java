package dev.stoa.adapter.jooq.agent;

import static dev.stoa.adapter.jooq.agent.AgentRows.SPAWNS;
import static dev.stoa.schema.generated.tables.AgentSessions.AGENT_SESSIONS;

import dev.stoa.adapter.jooq.rows.EndLookup;
import dev.stoa.adapter.jooq.rows.Filter;
import dev.stoa.adapter.jooq.rows.Filters;
import dev.stoa.adapter.jooq.rows.Lookup;
import dev.stoa.adapter.jooq.rows.Order;
import dev.stoa.adapter.jooq.rows.Pages;
import dev.stoa.adapter.jooq.rows.StoredById;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.agent.Spawn;
import dev.stoa.domain.agent.SpawnId;
import dev.stoa.domain.agent.Spawns;
import dev.stoa.domain.kernel.TimePosition;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** The spawns in the table {@code agent_sessions}. */
public final class JooqSpawns extends StoredById<SpawnId, Spawn> implements Spawns {

  static final Lookup<String, Spawn> BY_ID = SPAWNS.by(AGENT_SESSIONS.SESSION_ID);
  static final EndLookup<Spawn> BY_END = SPAWNS.ending(AGENT_SESSIONS.REVERSED_ID);
  static final Pages<Long, Spawn> NEWEST =
      SPAWNS.pages(Order.descending(AGENT_SESSIONS.SPAWN_NUMBER, number -> number));
  static final Pages<TimePosition<SpawnId>, Spawn> OLDEST =
      SPAWNS.pages(Order.oldestFirst(AGENT_SESSIONS.STARTED_AT, AGENT_SESSIONS.SESSION_ID));
  static final Filter<String> OF_AGENT = Filter.eq(AGENT_SESSIONS.AGENT_ID);
  static final Filter<String> ON_HOST = Filter.eq(AGENT_SESSIONS.HOST);
  static final Filters OPEN = Filters.NONE.and(Filter.of(AGENT_SESSIONS.ENDED_AT.isNull()));

  public JooqSpawns(JooqSession session) {
    super(session, SPAWNS, BY_ID);
  }

  @Override
  public Seq<Spawn> endingWith(String suffix, int limit) {
    return BY_END.find(session, suffix, limit);
  }

  @Override
  public Seq<Spawn> before(AgentId agent, long number, int limit) {
    return NEWEST.page(
        session, Filters.NONE.and(OF_AGENT, agent.value()), Option.some(number), limit);
  }

  @Override
  public Seq<Spawn> open(Option<TimePosition<SpawnId>> after, int limit) {
    return OLDEST.page(session, OPEN, after, limit);
  }

  @Override
  public Seq<Spawn> openOn(String host, Option<TimePosition<SpawnId>> after, int limit) {
    return OLDEST.page(session, OPEN.and(ON_HOST, host), after, limit);
  }
}
