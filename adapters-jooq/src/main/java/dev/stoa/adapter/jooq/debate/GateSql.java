package dev.stoa.adapter.jooq.debate;

import static dev.stoa.schema.generated.tables.DebateGates.DEBATE_GATES;

import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Statement;
import java.time.Instant;
import java.util.List;
import org.jooq.Condition;
import org.jooq.Field;
import org.jooq.Param;
import org.jooq.Record;
import org.jooq.SelectConditionStep;
import org.jooq.impl.DSL;

/** The statements of approval gates. */
final class GateSql {

  static final Param<Instant> NOW = Params.named("now", DEBATE_GATES.EXPIRES_AT);
  static final Field<Integer> LIMIT = Params.limit();

  private static final List<Field<?>> REQUEST =
      List.of(
          DEBATE_GATES.ID,
          DEBATE_GATES.SESSION_ID,
          DEBATE_GATES.ROUND,
          DEBATE_GATES.PHASE_PLACE,
          DEBATE_GATES.REQUESTED_AT,
          DEBATE_GATES.EXPIRES_AT);
  private static final List<Field<?>> DECISION =
      List.of(
          DEBATE_GATES.STATUS,
          DEBATE_GATES.DECIDED_AT,
          DEBATE_GATES.DECIDED_BY,
          DEBATE_GATES.REASON);
  private static final Condition OF_ID = DEBATE_GATES.ID.eq(Params.of(DEBATE_GATES.ID));
  private static final Condition IN_SESSION =
      DEBATE_GATES.SESSION_ID.eq(Params.of(DEBATE_GATES.SESSION_ID));
  // Inline, so that the partial index serves it.
  private static final Condition PENDING = DEBATE_GATES.STATUS.eq(DSL.inline("pending"));

  static final Statement INSERT =
      Statement.of(
          () -> DSL.insertInto(DEBATE_GATES).set(Params.of(REQUEST)).set(Params.of(DECISION)));
  static final Statement SAVE =
      Statement.of(() -> DSL.update(DEBATE_GATES).set(Params.of(DECISION)).where(OF_ID));
  static final Statement FIND = Statement.of(() -> rows(OF_ID));
  static final Statement AT =
      Statement.of(
          () ->
              rows(IN_SESSION)
                  .and(DEBATE_GATES.ROUND.eq(Params.of(DEBATE_GATES.ROUND)))
                  .and(DEBATE_GATES.PHASE_PLACE.eq(Params.of(DEBATE_GATES.PHASE_PLACE))));
  static final Statement OPEN = Statement.of(() -> rows(IN_SESSION.and(PENDING)));
  static final Statement OF_SESSION =
      Statement.of(() -> rows(IN_SESSION).orderBy(DEBATE_GATES.ROUND, DEBATE_GATES.PHASE_PLACE));
  static final Statement ENDED =
      Statement.of(
          () ->
              rows(PENDING.and(DEBATE_GATES.EXPIRES_AT.le(NOW)))
                  .orderBy(DEBATE_GATES.EXPIRES_AT, DEBATE_GATES.ID)
                  .limit(LIMIT));

  private GateSql() {}

  private static SelectConditionStep<Record> rows(Condition condition) {
    return DSL.select(REQUEST).select(DECISION).from(DEBATE_GATES).where(condition);
  }
}
