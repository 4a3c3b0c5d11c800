package dev.stoa.adapter.jooq.agent;

import static dev.stoa.schema.generated.Tables.AGENT_SESSIONS;
import static org.jooq.impl.DSL.noCondition;
import static org.jooq.impl.DSL.row;

import dev.stoa.adapter.jooq.JooqSession;
import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.agent.Spawn;
import dev.stoa.domain.agent.SpawnId;
import dev.stoa.domain.agent.SpawnPosition;
import dev.stoa.domain.agent.Spawns;
import dev.stoa.schema.generated.tables.records.AgentSessionsRecord;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.jooq.Condition;
import org.jooq.SelectConditionStep;

/** The spawns in the table {@code agent_sessions}. */
public final class JooqSpawns implements Spawns {

  private final JooqSession session;

  public JooqSpawns(JooqSession session) {
    this.session = session;
  }

  @Override
  public void add(Spawn spawn) {
    session.dsl().insertInto(AGENT_SESSIONS).set(AgentRows.row(spawn)).execute();
  }

  @Override
  public Option<Spawn> lock(SpawnId id) {
    session.writing();
    return Option.of(session.dialect().lockRows(byId(id)).fetchOne()).map(AgentRows::spawn);
  }

  @Override
  public void save(Spawn spawn) {
    session
        .dsl()
        .update(AGENT_SESSIONS)
        .set(AGENT_SESSIONS.WAKES, spawn.wakes())
        .set(AGENT_SESSIONS.ENDED_AT, spawn.endedAt().getOrNull())
        .where(AGENT_SESSIONS.SESSION_ID.eq(spawn.id().value()))
        .execute();
  }

  @Override
  public Option<Spawn> find(SpawnId id) {
    return Option.of(byId(id).fetchOne()).map(AgentRows::spawn);
  }

  @Override
  public Seq<Spawn> before(AgentId agent, long number, int limit) {
    return Vector.ofAll(
        session
            .dsl()
            .selectFrom(AGENT_SESSIONS)
            .where(AGENT_SESSIONS.AGENT_ID.eq(agent.value()))
            .and(AGENT_SESSIONS.SPAWN_NUMBER.lt(number))
            .orderBy(AGENT_SESSIONS.SPAWN_NUMBER.desc())
            .limit(limit)
            .fetch(AgentRows::spawn));
  }

  @Override
  public Seq<Spawn> open(Option<SpawnPosition> after, int limit) {
    return open(noCondition(), after, limit);
  }

  @Override
  public Seq<Spawn> openOn(String host, Option<SpawnPosition> after, int limit) {
    return open(AGENT_SESSIONS.HOST.eq(host), after, limit);
  }

  private Seq<Spawn> open(Condition where, Option<SpawnPosition> after, int limit) {
    return Vector.ofAll(
        session
            .dsl()
            .selectFrom(AGENT_SESSIONS)
            .where(AGENT_SESSIONS.ENDED_AT.isNull())
            .and(where)
            .and(after.map(JooqSpawns::behind).getOrElse(noCondition()))
            .orderBy(AGENT_SESSIONS.STARTED_AT, AGENT_SESSIONS.SESSION_ID)
            .limit(limit)
            .fetch(AgentRows::spawn));
  }

  private static Condition behind(SpawnPosition last) {
    return row(AGENT_SESSIONS.STARTED_AT, AGENT_SESSIONS.SESSION_ID)
        .gt(last.startedAt(), last.id().value());
  }

  private SelectConditionStep<AgentSessionsRecord> byId(SpawnId id) {
    return session.dsl().selectFrom(AGENT_SESSIONS).where(AGENT_SESSIONS.SESSION_ID.eq(id.value()));
  }
}
