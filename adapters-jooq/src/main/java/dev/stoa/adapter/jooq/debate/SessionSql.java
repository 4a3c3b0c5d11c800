package dev.stoa.adapter.jooq.debate;

import static dev.stoa.schema.generated.tables.DebateParticipants.DEBATE_PARTICIPANTS;
import static dev.stoa.schema.generated.tables.DebateSessions.DEBATE_SESSIONS;

import dev.stoa.adapter.jooq.sql.Dialect;
import dev.stoa.adapter.jooq.sql.IdEnds;
import dev.stoa.adapter.jooq.sql.ListQuery;
import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.jooq.sql.TimeOrder;
import dev.stoa.adapter.jooq.sql.Variants;
import dev.stoa.domain.debate.DebateJsonColumn;
import dev.stoa.domain.debate.DebateStatus;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.jooq.Condition;
import org.jooq.Field;
import org.jooq.Param;
import org.jooq.Query;
import org.jooq.Record;
import org.jooq.SelectConditionStep;
import org.jooq.impl.DSL;

/** The statements of debate sessions. */
final class SessionSql {

  /** The conditions a list may have. */
  enum Part {
    DEBATE,
    STATUS,
    ACTIVE,
    TOPOLOGY,
    AFTER
  }

  static final IdEnds ENDS = IdEnds.in(DEBATE_SESSIONS.REVERSED_ID);
  static final Param<Instant> SINCE = Params.named("since", DEBATE_SESSIONS.CREATED_AT);
  static final Param<Instant> UNTIL = Params.named("until", DEBATE_SESSIONS.CREATED_AT);
  static final TimeOrder NEWEST_FIRST =
      TimeOrder.newestFirst(DEBATE_SESSIONS.CREATED_AT, DEBATE_SESSIONS.ID);
  static final Param<String> AFTER = Params.named("after", DEBATE_SESSIONS.ID);
  static final Field<Integer> LIMIT = Params.limit();

  /** Inline and in the order of the partial index, so that both engines recognise it. */
  static final List<Param<String>> OVER =
      Stream.of(DebateStatus.values())
          .filter(DebateStatus::isOver)
          .map(status -> DSL.inline(status.label()))
          .toList();

  private static final Condition OF_ID = DEBATE_SESSIONS.ID.eq(Params.of(DEBATE_SESSIONS.ID));

  static final Statement INSERT =
      Statement.of(
          () ->
              DSL.insertInto(DEBATE_SESSIONS)
                  .set(Params.of(SessionRows.OPENED))
                  .set(Params.of(SessionRows.STATE))
                  .set(DEBATE_SESSIONS.REVERSED_ID, Params.of(DEBATE_SESSIONS.REVERSED_ID)));

  static final Statement SAVE =
      Statement.of(
          () -> DSL.update(DEBATE_SESSIONS).set(Params.of(SessionRows.STATE)).where(OF_ID));

  static final Statement FIND = Statement.of(() -> rows(OF_ID));

  static final Statement LOCK = Statement.of(dialect -> dialect.lockRows(rows(OF_ID)));

  /**
   * As {@link #LOCK}, where the next statement reads the row; a search may take turns meanwhile.
   */
  static final Statement LOCK_ROW =
      Statement.of(
          dialect ->
              dialect.lockContents(
                  DSL.select(DEBATE_SESSIONS.ID).from(DEBATE_SESSIONS).where(OF_ID)));

  /** How many of the speakers take part already. */
  static final Field<Integer> TAKING_PART = DSL.field("taking_part", Integer.class);

  static final ListQuery<String> NEXT_TURN =
      ListQuery.of("speakers", DEBATE_PARTICIPANTS.AGENT_ID, speakers -> nextTurn(speakers));

  static final Statement ENDING_WITH =
      Statement.of(() -> rows(ENDS.condition()).orderBy(ENDS.order()).limit(LIMIT));

  static final Statement ALL = Statement.of(() -> rows(DSL.noCondition()));

  static final Statement DELETE = Statement.of(() -> DSL.deleteFrom(DEBATE_SESSIONS).where(OF_ID));

  static final Variants<Part> PAGES = Variants.of(Part.class, SessionSql::page);

  static final JsonContainment IN_CONFIG = JsonContainment.inObject(DEBATE_SESSIONS.CONFIG);
  static final JsonContainment IN_METADATA = JsonContainment.inObject(DEBATE_SESSIONS.METADATA);
  static final Statement WITH_CONFIG = Statement.of(dialect -> containing(IN_CONFIG, dialect));
  static final Statement WITH_METADATA = Statement.of(dialect -> containing(IN_METADATA, dialect));

  private SessionSql() {}

  static JsonContainment in(DebateJsonColumn.OfSession column) {
    return switch (column) {
      case CONFIG -> IN_CONFIG;
      case METADATA -> IN_METADATA;
    };
  }

  static Statement containing(DebateJsonColumn.OfSession column) {
    return switch (column) {
      case CONFIG -> WITH_CONFIG;
      case METADATA -> WITH_METADATA;
    };
  }

  private static Query containing(JsonContainment member, Dialect dialect) {
    Field<String> id = dialect.withoutIndex(DEBATE_SESSIONS.ID);
    return rows(member.condition(dialect)).and(id.gt(AFTER)).orderBy(id).limit(LIMIT);
  }

  private static Query page(Set<Part> parts, Dialect dialect) {
    return rows(DEBATE_SESSIONS.CREATED_AT.ge(SINCE))
        .and(DEBATE_SESSIONS.CREATED_AT.lt(UNTIL))
        .and(parts.stream().map(SessionSql::condition).reduce(DSL.noCondition(), Condition::and))
        .orderBy(NEWEST_FIRST.order())
        .limit(LIMIT);
  }

  private static Condition condition(Part part) {
    return switch (part) {
      case DEBATE -> DEBATE_SESSIONS.DEBATE_ID.eq(Params.of(DEBATE_SESSIONS.DEBATE_ID));
      case STATUS -> DEBATE_SESSIONS.STATUS.eq(Params.of(DEBATE_SESSIONS.STATUS));
      case ACTIVE ->
          OVER.stream().map(DEBATE_SESSIONS.STATUS::ne).reduce(DSL.noCondition(), Condition::and);
      case TOPOLOGY -> DEBATE_SESSIONS.TOPOLOGY_TYPE.eq(Params.of(DEBATE_SESSIONS.TOPOLOGY_TYPE));
      case AFTER -> NEWEST_FIRST.after();
    };
  }

  private static Query nextTurn(Condition speakers) {
    return DSL.select(
            DEBATE_SESSIONS.STATUS,
            DEBATE_SESSIONS.TOTAL_ROUNDS,
            TurnSql.LAST,
            DSL.field(
                    DSL.selectCount()
                        .from(DEBATE_PARTICIPANTS)
                        .where(speakers)
                        .and(DEBATE_PARTICIPANTS.SESSION_ID.eq(DEBATE_SESSIONS.ID)))
                .as(TAKING_PART))
        .from(DEBATE_SESSIONS)
        .where(OF_ID);
  }

  private static SelectConditionStep<Record> rows(Condition condition) {
    return DSL.select(SessionRows.OPENED)
        .select(SessionRows.STATE)
        .from(DEBATE_SESSIONS)
        .where(condition);
  }
}
