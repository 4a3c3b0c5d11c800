package dev.stoa.adapter.jooq.debate;

import static dev.stoa.schema.generated.tables.DebateParticipants.DEBATE_PARTICIPANTS;
import static dev.stoa.schema.generated.tables.DebateSessions.DEBATE_SESSIONS;
import static dev.stoa.schema.generated.tables.DebateTurns.DEBATE_TURNS;

import dev.stoa.adapter.jooq.sql.Dialect;
import dev.stoa.adapter.jooq.sql.ListParam;
import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.jooq.sql.Variants;
import dev.stoa.domain.debate.DebateJsonColumn;
import java.util.Set;
import org.jooq.Condition;
import org.jooq.Field;
import org.jooq.Param;
import org.jooq.Query;
import org.jooq.Record;
import org.jooq.SelectConditionStep;
import org.jooq.impl.DSL;

/** The statements of turns. */
final class TurnSql {

  /** The conditions a replay may have; a page begins after a place and has a limit. */
  enum Part {
    ROUND,
    PHASE,
    REFLEXION,
    PAGE
  }

  /** The conditions a list of an agent's turns may have. */
  enum AgentPart {
    PHASE,
    AFTER
  }

  static final ListParam<String> IDS = Params.list("ids", DEBATE_TURNS.ID);
  static final ListParam<String> SESSIONS = Params.list("sessions", DEBATE_SESSIONS.ID);
  static final Param<Long> AFTER_ROUND = Params.named("after_round", DEBATE_TURNS.ROUND);
  static final Param<Long> AFTER_PLACE = Params.named("after_place", DEBATE_TURNS.PHASE_PLACE);
  static final Param<Long> AFTER_SEQUENCE = Params.named("after_sequence", DEBATE_TURNS.SEQUENCE);
  static final Param<String> AFTER_SESSION = Params.named("after_session", DEBATE_TURNS.SESSION_ID);
  static final Param<String> AFTER = Params.named("after", DEBATE_TURNS.ID);
  static final Field<Integer> LIMIT = Params.limit();

  /** The end of an index, so that it does not matter how many turns a session has. */
  static final Field<Long> LAST =
      DSL.field(
              DSL.select(DSL.max(DEBATE_TURNS.SEQUENCE))
                  .from(DEBATE_TURNS)
                  .where(DEBATE_TURNS.SESSION_ID.eq(DEBATE_SESSIONS.ID)))
          .as("last_sequence");

  private static final Condition IN_SESSION =
      DEBATE_TURNS.SESSION_ID.eq(Params.of(DEBATE_TURNS.SESSION_ID));
  private static final Condition IN_ROUND = DEBATE_TURNS.ROUND.eq(Params.of(DEBATE_TURNS.ROUND));
  private static final Condition IN_PHASE =
      DEBATE_TURNS.PHASE_PLACE.eq(Params.of(DEBATE_TURNS.PHASE_PLACE));

  static final Statement INSERT =
      Statement.of(() -> DSL.insertInto(DEBATE_TURNS).set(Params.of(TurnRows.COLUMNS)));

  static final Statement FIND = Statement.of(() -> rows(IDS.contains(DEBATE_TURNS.ID)));

  static final Statement LATEST =
      Statement.of(
          () ->
              DSL.select(DEBATE_TURNS.SEQUENCE)
                  .from(DEBATE_TURNS)
                  .where(IN_SESSION)
                  .orderBy(DEBATE_TURNS.SEQUENCE.desc())
                  .limit(DSL.inline(1)));

  static final Statement LATEST_OF_EACH =
      Statement.of(
          () ->
              DSL.select(DEBATE_SESSIONS.ID, LAST)
                  .from(DEBATE_SESSIONS)
                  .where(SESSIONS.contains(DEBATE_SESSIONS.ID)));

  static final Variants<Part> REPLAYS = Variants.of(Part.class, TurnSql::replay);
  static final Variants<AgentPart> OF_AGENT = Variants.of(AgentPart.class, TurnSql::ofAgent);

  static final JsonContainment IN_METADATA = JsonContainment.inObject(DEBATE_TURNS.METADATA);
  static final JsonContainment IN_REFLECTIONS = JsonContainment.inArray(DEBATE_TURNS.REFLECTIONS);
  static final JsonContainment IN_TOOL_CALLS = JsonContainment.inArray(DEBATE_TURNS.TOOL_CALLS);
  static final Statement WITH_METADATA = Statement.of(dialect -> containing(IN_METADATA, dialect));
  static final Statement WITH_REFLECTIONS =
      Statement.of(dialect -> containing(IN_REFLECTIONS, dialect));
  static final Statement WITH_TOOL_CALLS =
      Statement.of(dialect -> containing(IN_TOOL_CALLS, dialect));

  private TurnSql() {}

  static JsonContainment in(DebateJsonColumn.OfTurn column) {
    return switch (column) {
      case METADATA -> IN_METADATA;
      case REFLECTIONS -> IN_REFLECTIONS;
      case TOOL_CALLS -> IN_TOOL_CALLS;
    };
  }

  static Statement containing(DebateJsonColumn.OfTurn column) {
    return switch (column) {
      case METADATA -> WITH_METADATA;
      case REFLECTIONS -> WITH_REFLECTIONS;
      case TOOL_CALLS -> WITH_TOOL_CALLS;
    };
  }

  private static Query replay(Set<Part> parts, Dialect dialect) {
    Condition wanted = IN_SESSION;
    if (parts.contains(Part.ROUND)) {
      wanted = wanted.and(IN_ROUND);
    }
    if (parts.contains(Part.PHASE)) {
      wanted = wanted.and(IN_PHASE);
    }
    if (parts.contains(Part.REFLEXION)) {
      wanted = wanted.and(JsonContainment.notEmpty(DEBATE_TURNS.REFLECTIONS));
    }
    if (!parts.contains(Part.PAGE)) {
      return inOrder(wanted);
    }
    return inOrder(
            wanted.and(
                DSL.row(DEBATE_TURNS.ROUND, DEBATE_TURNS.PHASE_PLACE, DEBATE_TURNS.SEQUENCE)
                    .gt(AFTER_ROUND, AFTER_PLACE, AFTER_SEQUENCE)))
        .limit(LIMIT);
  }

  private static org.jooq.SelectLimitStep<Record> inOrder(Condition wanted) {
    return rows(wanted)
        .orderBy(DEBATE_TURNS.ROUND, DEBATE_TURNS.PHASE_PLACE, DEBATE_TURNS.SEQUENCE);
  }

  private static Query ofAgent(Set<AgentPart> parts, Dialect dialect) {
    Condition wanted = DEBATE_PARTICIPANTS.AGENT_ID.eq(Params.of(DEBATE_PARTICIPANTS.AGENT_ID));
    if (parts.contains(AgentPart.PHASE)) {
      wanted = wanted.and(IN_PHASE);
    }
    if (parts.contains(AgentPart.AFTER)) {
      wanted =
          wanted
              .and(DEBATE_PARTICIPANTS.SESSION_ID.ge(AFTER_SESSION))
              .and(
                  DSL.row(DEBATE_TURNS.SESSION_ID, DEBATE_TURNS.SEQUENCE)
                      .gt(AFTER_SESSION, AFTER_SEQUENCE));
    }
    return DSL.select(TurnRows.COLUMNS)
        .from(DEBATE_PARTICIPANTS)
        .join(DEBATE_TURNS)
        .on(DEBATE_TURNS.SESSION_ID.eq(DEBATE_PARTICIPANTS.SESSION_ID))
        .and(DEBATE_TURNS.AGENT_ID.eq(DEBATE_PARTICIPANTS.AGENT_ID))
        .where(wanted)
        .orderBy(DEBATE_PARTICIPANTS.SESSION_ID, DEBATE_TURNS.SEQUENCE)
        .limit(LIMIT);
  }

  private static Query containing(JsonContainment member, Dialect dialect) {
    Field<String> id = dialect.withoutIndex(DEBATE_TURNS.ID);
    return rows(member.condition(dialect)).and(id.gt(AFTER)).orderBy(id).limit(LIMIT);
  }

  private static SelectConditionStep<Record> rows(Condition condition) {
    return DSL.select(TurnRows.COLUMNS).from(DEBATE_TURNS).where(condition);
  }
}
