package dev.stoa.adapter.jooq.agent;

import static dev.stoa.schema.generated.tables.AgentSessions.AGENT_SESSIONS;
import static org.jooq.impl.DSL.noCondition;

import dev.stoa.adapter.jooq.sql.Binds;
import dev.stoa.adapter.jooq.sql.IdEnds;
import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.jooq.sql.TimeOrder;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.agent.Spawn;
import dev.stoa.domain.agent.SpawnId;
import dev.stoa.domain.agent.Spawns;
import dev.stoa.domain.kernel.TimePosition;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.sql.SQLException;
import org.jooq.Condition;
import org.jooq.Field;
import org.jooq.Param;
import org.jooq.Query;
import org.jooq.Record;
import org.jooq.SelectConditionStep;
import org.jooq.impl.DSL;

/** The spawns in the table {@code agent_sessions}. */
public final class JooqSpawns implements Spawns {

  private static final Param<Long> BELOW = Params.named("below", AGENT_SESSIONS.SPAWN_NUMBER);
  private static final TimeOrder OLDEST_FIRST =
      TimeOrder.oldestFirst(AGENT_SESSIONS.STARTED_AT, AGENT_SESSIONS.SESSION_ID);
  private static final IdEnds ENDS = IdEnds.in(AGENT_SESSIONS.REVERSED_ID);
  private static final Field<Integer> LIMIT = Params.limit();

  private static final Condition OF_ID =
      AGENT_SESSIONS.SESSION_ID.eq(Params.of(AGENT_SESSIONS.SESSION_ID));
  private static final Condition BEHIND = OLDEST_FIRST.after();
  private static final Condition ON_HOST = AGENT_SESSIONS.HOST.eq(Params.of(AGENT_SESSIONS.HOST));

  private static final Statement INSERT =
      Statement.of(() -> DSL.insertInto(AGENT_SESSIONS).set(Params.of(AgentRows.SPAWN_COLUMNS)));

  private static final Statement SAVE =
      Statement.of(
          () ->
              DSL.update(AGENT_SESSIONS)
                  .set(AGENT_SESSIONS.WAKES, Params.of(AGENT_SESSIONS.WAKES))
                  .set(AGENT_SESSIONS.ENDED_AT, Params.of(AGENT_SESSIONS.ENDED_AT))
                  .where(OF_ID));

  static final Statement BY_ID = Statement.of(() -> rows(OF_ID));
  static final Statement LOCK = Statement.of(dialect -> dialect.lockRows(rows(OF_ID)));

  static final Statement ENDING_WITH =
      Statement.of(() -> rows(ENDS.condition()).orderBy(ENDS.order()).limit(LIMIT));

  static final Statement OF_AGENT =
      Statement.of(
          () ->
              rows(AGENT_SESSIONS.AGENT_ID.eq(Params.of(AGENT_SESSIONS.AGENT_ID)))
                  .and(AGENT_SESSIONS.SPAWN_NUMBER.lt(BELOW))
                  .orderBy(AGENT_SESSIONS.SPAWN_NUMBER.desc())
                  .limit(LIMIT));

  static final Statement OPEN = Statement.of(() -> open(noCondition()));
  static final Statement OPEN_BEHIND = Statement.of(() -> open(BEHIND));
  static final Statement OPEN_ON = Statement.of(() -> open(ON_HOST));
  static final Statement OPEN_ON_BEHIND = Statement.of(() -> open(ON_HOST.and(BEHIND)));

  private final JooqSession session;

  public JooqSpawns(JooqSession session) {
    this.session = session;
  }

  @Override
  public void add(Spawn spawn) {
    session.run(INSERT, binds -> AgentRows.bind(binds, spawn));
  }

  @Override
  public Option<Spawn> lock(SpawnId id) {
    return session
        .writing()
        .one(LOCK, binds -> binds.set(AGENT_SESSIONS.SESSION_ID, id.value()), AgentRows::spawn);
  }

  @Override
  public void save(Spawn spawn) {
    session.run(
        SAVE,
        binds ->
            binds
                .set(AGENT_SESSIONS.SESSION_ID, spawn.id().value())
                .set(AGENT_SESSIONS.WAKES, spawn.wakes())
                .set(AGENT_SESSIONS.ENDED_AT, spawn.endedAt().getOrNull()));
  }

  @Override
  public Option<Spawn> find(SpawnId id) {
    return session.one(
        BY_ID, binds -> binds.set(AGENT_SESSIONS.SESSION_ID, id.value()), AgentRows::spawn);
  }

  @Override
  public Seq<Spawn> endingWith(String suffix, int limit) {
    return session.list(
        ENDING_WITH, binds -> ENDS.bind(binds, suffix).set(LIMIT, limit), AgentRows::spawn);
  }

  @Override
  public Seq<Spawn> before(AgentId agent, long number, int limit) {
    return session.list(
        OF_AGENT,
        binds ->
            binds.set(AGENT_SESSIONS.AGENT_ID, agent.value()).set(BELOW, number).set(LIMIT, limit),
        AgentRows::spawn);
  }

  @Override
  public Seq<Spawn> open(Option<TimePosition<SpawnId>> after, int limit) {
    return session.list(
        after.isEmpty() ? OPEN : OPEN_BEHIND, binds -> bind(binds, after, limit), AgentRows::spawn);
  }

  @Override
  public Seq<Spawn> openOn(String host, Option<TimePosition<SpawnId>> after, int limit) {
    return session.list(
        after.isEmpty() ? OPEN_ON : OPEN_ON_BEHIND,
        binds -> bind(binds, after, limit).set(AGENT_SESSIONS.HOST, host),
        AgentRows::spawn);
  }

  private static Binds bind(Binds binds, Option<TimePosition<SpawnId>> after, int limit)
      throws SQLException {
    if (after.isDefined()) {
      OLDEST_FIRST.bind(binds, after.get());
    }
    return binds.set(LIMIT, limit);
  }

  private static Query open(Condition wanted) {
    return rows(AGENT_SESSIONS.ENDED_AT.isNull())
        .and(wanted)
        .orderBy(OLDEST_FIRST.order())
        .limit(LIMIT);
  }

  private static SelectConditionStep<Record> rows(Condition condition) {
    return DSL.select(AgentRows.SPAWN_COLUMNS).from(AGENT_SESSIONS).where(condition);
  }
}
