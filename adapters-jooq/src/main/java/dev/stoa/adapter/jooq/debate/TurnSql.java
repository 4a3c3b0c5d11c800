package dev.stoa.adapter.jooq.debate;

import static dev.stoa.adapter.jooq.debate.TurnRows.TURNS;
import static dev.stoa.schema.generated.tables.DebateParticipants.DEBATE_PARTICIPANTS;
import static dev.stoa.schema.generated.tables.DebateSessions.DEBATE_SESSIONS;
import static dev.stoa.schema.generated.tables.DebateTurns.DEBATE_TURNS;

import dev.stoa.adapter.jooq.rows.Filter;
import dev.stoa.adapter.jooq.rows.Filters;
import dev.stoa.adapter.jooq.rows.Lookup;
import dev.stoa.adapter.jooq.rows.Order;
import dev.stoa.adapter.jooq.rows.Pages;
import dev.stoa.adapter.jooq.sql.ListParam;
import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.domain.debate.AgentTurnQuery;
import dev.stoa.domain.debate.DebateJsonColumn;
import dev.stoa.domain.debate.DebatePhase;
import dev.stoa.domain.debate.DebateSessionId;
import dev.stoa.domain.debate.DebateTurn;
import dev.stoa.domain.debate.JsonMember;
import dev.stoa.domain.debate.TurnFilter;
import io.vavr.control.Option;
import org.jooq.Field;
import org.jooq.impl.DSL;

/** The statements of turns. */
final class TurnSql {

  static final Lookup<String, DebateTurn> BY_ID = TURNS.by(DEBATE_TURNS.ID);

  /** The order of a replay. */
  static final Pages<DebateTurn.ReplayKey, DebateTurn> REPLAY =
      TURNS.pages(
          Order.ascending(
              DEBATE_TURNS.ROUND,
              DebateTurn.ReplayKey::round,
              DEBATE_TURNS.PHASE_PLACE,
              last -> (long) last.phase().place(),
              DEBATE_TURNS.SEQUENCE,
              DebateTurn.ReplayKey::sequence));

  /** The turns of an agent, one session after the other. */
  static final Pages<DebateTurn.AgentKey, DebateTurn> OF_AGENT =
      TURNS.pages(
          Order.ascending(
              DEBATE_PARTICIPANTS.SESSION_ID,
              last -> last.session().value(),
              DEBATE_TURNS.SEQUENCE,
              DebateTurn.AgentKey::sequence),
          wanted ->
              DSL.select(TURNS.columns())
                  .from(DEBATE_PARTICIPANTS)
                  .join(DEBATE_TURNS)
                  .on(DEBATE_TURNS.SESSION_ID.eq(DEBATE_PARTICIPANTS.SESSION_ID))
                  .and(DEBATE_TURNS.AGENT_ID.eq(DEBATE_PARTICIPANTS.AGENT_ID))
                  .where(wanted));

  static final Pages<String, DebateTurn> CONTAINING =
      TURNS.pages(JsonContainment.by(DEBATE_TURNS.ID));

  static final ListParam<String> SESSION_IDS = Params.list("sessions", DEBATE_SESSIONS.ID);

  /** The end of an index, so that it does not matter how many turns a session has. */
  static final Field<Long> LAST =
      DSL.field(
              DSL.select(DSL.max(DEBATE_TURNS.SEQUENCE))
                  .from(DEBATE_TURNS)
                  .where(DEBATE_TURNS.SESSION_ID.eq(DEBATE_SESSIONS.ID)))
          .as("last_sequence");

  static final Statement LATEST =
      Statement.of(
          () ->
              DSL.select(DEBATE_TURNS.SEQUENCE)
                  .from(DEBATE_TURNS)
                  .where(DEBATE_TURNS.SESSION_ID.eq(Params.of(DEBATE_TURNS.SESSION_ID)))
                  .orderBy(DEBATE_TURNS.SEQUENCE.desc())
                  .limit(DSL.inline(1)));

  static final Statement LATEST_OF_EACH =
      Statement.of(
          () ->
              DSL.select(DEBATE_SESSIONS.ID, LAST)
                  .from(DEBATE_SESSIONS)
                  .where(SESSION_IDS.contains(DEBATE_SESSIONS.ID)));

  private static final Filter<String> IN_SESSION = Filter.eq(DEBATE_TURNS.SESSION_ID);
  private static final Filter<Long> IN_ROUND = Filter.eq(DEBATE_TURNS.ROUND);
  private static final Filter<Long> IN_PHASE = Filter.eq(DEBATE_TURNS.PHASE_PLACE);
  private static final Filter<Object> REFLEXION =
      Filter.of(JsonContainment.notEmpty(DEBATE_TURNS.REFLECTIONS));
  private static final Filter<String> BY_AGENT = Filter.eq(DEBATE_PARTICIPANTS.AGENT_ID);
  private static final Filter<String> FROM_SESSION = Filter.atLeast(DEBATE_PARTICIPANTS.SESSION_ID);
  private static final Filter<JsonMember> IN_METADATA =
      JsonContainment.inObject(DEBATE_TURNS.METADATA);
  private static final Filter<JsonMember> IN_REFLECTIONS =
      JsonContainment.inArray(DEBATE_TURNS.REFLECTIONS);
  private static final Filter<JsonMember> IN_TOOL_CALLS =
      JsonContainment.inArray(DEBATE_TURNS.TOOL_CALLS);

  private TurnSql() {}

  /** What is asked of {@link #REPLAY}. */
  static Filters wanted(DebateSessionId of, TurnFilter filter) {
    return Filters.NONE
        .and(IN_SESSION, of.value())
        .and(IN_ROUND, filter.round())
        .and(IN_PHASE, place(filter.phase()))
        .when(filter.reflexion(), REFLEXION)
        .where(DEBATE_TURNS.METADATA, filter.where());
  }

  /**
   * What is asked of {@link #OF_AGENT}; the first session is named, so that indexes begin there.
   */
  static Filters wanted(AgentTurnQuery query) {
    return Filters.NONE
        .and(BY_AGENT, query.agent().value())
        .and(IN_PHASE, place(query.phase()))
        .and(FROM_SESSION, query.page().after().map(last -> last.session().value()))
        .where(DEBATE_TURNS.METADATA, query.where());
  }

  private static Option<Long> place(Option<DebatePhase> phase) {
    return phase.map(wanted -> (long) wanted.place());
  }

  /** What is asked of {@link #CONTAINING}. */
  static Filter<JsonMember> in(DebateJsonColumn.OfTurn column) {
    return switch (column) {
      case METADATA -> IN_METADATA;
      case REFLECTIONS -> IN_REFLECTIONS;
      case TOOL_CALLS -> IN_TOOL_CALLS;
    };
  }
}
