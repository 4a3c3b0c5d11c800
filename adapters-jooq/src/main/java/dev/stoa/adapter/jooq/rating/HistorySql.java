package dev.stoa.adapter.jooq.rating;

import static dev.stoa.schema.generated.tables.EloHistory.ELO_HISTORY;
import static org.jooq.impl.DSL.coalesce;
import static org.jooq.impl.DSL.deleteFrom;
import static org.jooq.impl.DSL.field;
import static org.jooq.impl.DSL.inline;
import static org.jooq.impl.DSL.insertInto;
import static org.jooq.impl.DSL.select;

import dev.stoa.adapter.jooq.Params;
import dev.stoa.adapter.jooq.Statement;
import dev.stoa.schema.generated.tables.EloHistory;
import java.time.Instant;
import java.util.List;
import org.jooq.Condition;
import org.jooq.Field;
import org.jooq.Param;

/**
 * The statements of rating history.
 *
 * <p>Times of points never go back, so the one index by agent and time gives them in the order they
 * were added too.
 */
final class HistorySql {

  static final Param<Integer> LIMIT = Params.named("limit", Integer.class);
  static final Param<Integer> KEEP = Params.named("keep", Integer.class);
  static final Param<Long> BEFORE = Params.named("before", ELO_HISTORY.ID);

  /** Later than every point. */
  static final Param<Instant> LATEST = Params.named("latest", ELO_HISTORY.CREATED_AT);

  private static final List<Field<?>> COLUMNS =
      List.of(
          ELO_HISTORY.AGENT_NAME, ELO_HISTORY.ELO, ELO_HISTORY.DEBATE_ID, ELO_HISTORY.CREATED_AT);
  private static final Condition OF_AGENT =
      ELO_HISTORY.AGENT_NAME.eq(Params.of(ELO_HISTORY.AGENT_NAME));
  private static final EloHistory CURSOR = ELO_HISTORY.as("cursor_point");

  static final Statement INSERT =
      Statement.of(() -> insertInto(ELO_HISTORY).set(Params.of(COLUMNS)));
  static final Statement NEWEST =
      Statement.of(
          () ->
              select(ELO_HISTORY.ID)
                  .select(COLUMNS)
                  .from(ELO_HISTORY)
                  .where(OF_AGENT)
                  .and(ELO_HISTORY.CREATED_AT.le(coalesce(timeOfCursor(), LATEST)))
                  .and(ELO_HISTORY.ID.lt(BEFORE))
                  .orderBy(ELO_HISTORY.CREATED_AT.desc(), ELO_HISTORY.ID.desc())
                  .limit(LIMIT));
  static final Statement AFTER =
      Statement.of(
          () ->
              select(ELO_HISTORY.ID)
                  .select(COLUMNS)
                  .from(ELO_HISTORY)
                  .where(ELO_HISTORY.ID.gt(Params.of(ELO_HISTORY.ID)))
                  .orderBy(ELO_HISTORY.ID)
                  .limit(LIMIT));
  static final Statement AS_OF =
      Statement.of(
          () ->
              select(ELO_HISTORY.ID)
                  .select(COLUMNS)
                  .from(ELO_HISTORY)
                  .where(OF_AGENT)
                  .and(ELO_HISTORY.CREATED_AT.le(Params.of(ELO_HISTORY.CREATED_AT)))
                  .orderBy(ELO_HISTORY.CREATED_AT.desc(), ELO_HISTORY.ID.desc())
                  .limit(inline(1)));
  static final Statement NEXT_AGENT =
      Statement.of(
          () ->
              select(ELO_HISTORY.AGENT_NAME)
                  .from(ELO_HISTORY)
                  .where(ELO_HISTORY.AGENT_NAME.gt(Params.of(ELO_HISTORY.AGENT_NAME)))
                  .orderBy(ELO_HISTORY.AGENT_NAME)
                  .limit(inline(1)));
  static final Statement CUT =
      Statement.of(
          () ->
              select(ELO_HISTORY.ID, ELO_HISTORY.CREATED_AT)
                  .from(ELO_HISTORY)
                  .where(OF_AGENT)
                  .orderBy(ELO_HISTORY.CREATED_AT.desc(), ELO_HISTORY.ID.desc())
                  .limit(inline(1))
                  .offset(KEEP));
  static final Statement DELETE =
      Statement.of(
          () ->
              deleteFrom(ELO_HISTORY)
                  .where(OF_AGENT)
                  .and(ELO_HISTORY.CREATED_AT.le(Params.of(ELO_HISTORY.CREATED_AT)))
                  .and(ELO_HISTORY.ID.le(Params.of(ELO_HISTORY.ID))));
  static final Statement DELETE_ALL = Statement.of(() -> deleteFrom(ELO_HISTORY));

  private HistorySql() {}

  /** When the point was added from which a page goes back; where the index is entered. */
  private static Field<Instant> timeOfCursor() {
    return field(
        select(CURSOR.CREATED_AT)
            .from(CURSOR)
            .where(CURSOR.ID.ge(BEFORE))
            .orderBy(CURSOR.ID)
            .limit(inline(1)));
  }
}
