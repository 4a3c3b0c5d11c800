package dev.stoa.adapter.jooq.debate;

import static dev.stoa.adapter.jooq.debate.SessionRows.SESSIONS;
import static dev.stoa.schema.generated.tables.DebateParticipants.DEBATE_PARTICIPANTS;
import static dev.stoa.schema.generated.tables.DebateSessions.DEBATE_SESSIONS;

import dev.stoa.adapter.jooq.rows.EndLookup;
import dev.stoa.adapter.jooq.rows.Filter;
import dev.stoa.adapter.jooq.rows.Filters;
import dev.stoa.adapter.jooq.rows.Lookup;
import dev.stoa.adapter.jooq.rows.Order;
import dev.stoa.adapter.jooq.rows.Pages;
import dev.stoa.adapter.jooq.sql.ListParam;
import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.domain.debate.DebateId;
import dev.stoa.domain.debate.DebateJsonColumn;
import dev.stoa.domain.debate.DebateQuery;
import dev.stoa.domain.debate.DebateSession;
import dev.stoa.domain.debate.DebateSessionId;
import dev.stoa.domain.debate.DebateStatus;
import dev.stoa.domain.debate.JsonMember;
import dev.stoa.domain.debate.Topology;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.TimePosition;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;
import org.jooq.Condition;
import org.jooq.Field;
import org.jooq.Param;
import org.jooq.Query;
import org.jooq.impl.DSL;

/** The statements of debate sessions. */
final class SessionSql {

  static final Lookup<String, DebateSession> BY_ID = SESSIONS.by(DEBATE_SESSIONS.ID);
  static final EndLookup<DebateSession> BY_END = SESSIONS.ending(DEBATE_SESSIONS.REVERSED_ID);
  static final Pages<TimePosition<DebateSessionId>, DebateSession> NEWEST =
      SESSIONS.pages(Order.newestFirst(DEBATE_SESSIONS.CREATED_AT, DEBATE_SESSIONS.ID));
  static final Pages<String, DebateSession> CONTAINING =
      SESSIONS.pages(JsonContainment.by(DEBATE_SESSIONS.ID));

  /** Inline and in the order of the partial index, so that both engines recognise it. */
  static final List<Param<String>> OVER =
      Stream.of(DebateStatus.values())
          .filter(DebateStatus::isOver)
          .map(status -> DSL.inline(status.label()))
          .toList();

  private static final Param<String> PARTICIPANT =
      Params.named("participant", DEBATE_PARTICIPANTS.AGENT_ID);
  private static final Filter<Instant> SINCE = Filter.atLeast(DEBATE_SESSIONS.CREATED_AT);
  private static final Filter<Instant> UNTIL = Filter.below(DEBATE_SESSIONS.CREATED_AT);
  private static final Filter<String> OF_DEBATE = Filter.eq(DEBATE_SESSIONS.DEBATE_ID);
  private static final Filter<String> OF_STATUS = Filter.eq(DEBATE_SESSIONS.STATUS);
  private static final Filter<String> WITH =
      Filter.of(
          PARTICIPANT,
          DSL.exists(
              DSL.selectOne()
                  .from(DEBATE_PARTICIPANTS)
                  .where(DEBATE_PARTICIPANTS.AGENT_ID.eq(PARTICIPANT))
                  .and(DEBATE_PARTICIPANTS.SESSION_ID.eq(DEBATE_SESSIONS.ID))));
  private static final Filter<Object> ACTIVE =
      Filter.of(
          OVER.stream().map(DEBATE_SESSIONS.STATUS::ne).reduce(DSL.noCondition(), Condition::and));
  private static final Filter<String> OF_TOPOLOGY = Filter.eq(DEBATE_SESSIONS.TOPOLOGY_TYPE);
  private static final Filter<JsonMember> IN_CONFIG =
      JsonContainment.inObject(DEBATE_SESSIONS.CONFIG);
  private static final Filter<JsonMember> IN_METADATA =
      JsonContainment.inObject(DEBATE_SESSIONS.METADATA);

  /** Where the next statement reads the row; a search may take turns meanwhile. */
  static final Statement LOCK_ROW =
      Statement.of(
          dialect ->
              dialect.lockContents(
                  DSL.select(DEBATE_SESSIONS.ID).from(DEBATE_SESSIONS).where(SESSIONS.ofKey())));

  static final ListParam<String> SPEAKERS = Params.list("speakers", DEBATE_PARTICIPANTS.AGENT_ID);

  /** How many of the speakers take part already. */
  static final Field<Integer> TAKING_PART = DSL.field("taking_part", Integer.class);

  static final Statement NEXT_TURN =
      Statement.of(() -> nextTurn(SPEAKERS.contains(DEBATE_PARTICIPANTS.AGENT_ID)));

  /** As above, of one speaker: SQLite is slow to look at a list. */
  static final Statement NEXT_TURN_OF_ONE =
      Statement.of(
          () -> nextTurn(DEBATE_PARTICIPANTS.AGENT_ID.eq(Params.of(DEBATE_PARTICIPANTS.AGENT_ID))));

  static final Statement ALL = Statement.of(() -> SESSIONS.select(DSL.noCondition()));

  private SessionSql() {}

  /** What is asked of {@link #NEWEST}. */
  static Filters wanted(DebateQuery query) {
    return Filters.NONE
        .and(SINCE, query.since())
        .and(UNTIL, query.until())
        .and(OF_DEBATE, query.debate().map(DebateId::value))
        .and(OF_STATUS, query.status().map(DebateStatus::label))
        .and(WITH, query.participant().map(AgentName::value))
        .when(query.active(), ACTIVE)
        .and(OF_TOPOLOGY, query.topology().map(Topology::label))
        .where(DEBATE_SESSIONS.METADATA, query.where());
  }

  /** What is asked of {@link #CONTAINING}. */
  static Filter<JsonMember> in(DebateJsonColumn.OfSession column) {
    return switch (column) {
      case CONFIG -> IN_CONFIG;
      case METADATA -> IN_METADATA;
    };
  }

  private static Query nextTurn(Condition speakers) {
    return DSL.select(
            DEBATE_SESSIONS.STATUS,
            DEBATE_SESSIONS.UPDATED_AT,
            DEBATE_SESSIONS.CONFIG,
            DEBATE_SESSIONS.TOTAL_ROUNDS,
            TurnSql.LAST,
            DSL.field(
                    DSL.selectCount()
                        .from(DEBATE_PARTICIPANTS)
                        .where(speakers)
                        .and(DEBATE_PARTICIPANTS.SESSION_ID.eq(DEBATE_SESSIONS.ID)))
                .as(TAKING_PART))
        .from(DEBATE_SESSIONS)
        .where(SESSIONS.ofKey());
  }
}
