package dev.stoa.adapter.jooq.debate;

import static dev.stoa.adapter.jooq.debate.TurnRows.TURNS;
import static dev.stoa.schema.generated.tables.DebateSessions.DEBATE_SESSIONS;
import static dev.stoa.schema.generated.tables.DebateTurns.DEBATE_TURNS;
import static dev.stoa.schema.generated.tables.IndexedDebates.INDEXED_DEBATES;
import static org.jooq.impl.DSL.coalesce;
import static org.jooq.impl.DSL.condition;
import static org.jooq.impl.DSL.field;
import static org.jooq.impl.DSL.inline;
import static org.jooq.impl.DSL.max;
import static org.jooq.impl.DSL.select;
import static org.jooq.impl.DSL.update;

import dev.stoa.adapter.jooq.rows.Order;
import dev.stoa.adapter.jooq.rows.Pages;
import dev.stoa.adapter.jooq.rows.Rows;
import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.search.SearchDocument;
import dev.stoa.schema.generated.tables.DebateSessions;
import io.vavr.Tuple2;
import io.vavr.control.Option;
import java.sql.SQLException;
import org.jooq.Condition;
import org.jooq.Field;

/** The statements on how far the turns of each session are indexed. */
final class TurnIndexSql {

  /** The number of sessions that are passed over at a time. */
  private static final int MANY = 500;

  /** A turn, if it has a text, and the domain of its session. */
  static final Rows<Option<SearchDocument>> DOCUMENTS =
      TURNS.readAs(TurnIndexSql::document).generated(DEBATE_SESSIONS.DOMAIN);

  /** The number up to which a session is indexed. */
  static final Rows<Tuple2<String, Long>> REACH =
      Rows.<Tuple2<String, Long>>of(INDEXED_DEBATES)
          .key(INDEXED_DEBATES.SESSION_ID, Tuple2::_1)
          .changing()
          .set(INDEXED_DEBATES.SEQUENCE, Tuple2::_2);

  // Not the column itself: SQLite would go along its index, through everything that is over.
  private static final Condition IS_DONE =
      coalesce(DEBATE_SESSIONS.STATUS, inline(""))
          .in(SessionSql.OVER)
          .and(last(DEBATE_SESSIONS).le(reached(DEBATE_SESSIONS)));

  /** Whether a session has turns that are not indexed: one look at the end of each. */
  static final Statement IS_WAITING =
      Statement.of(
          () ->
              select(DEBATE_SESSIONS.ID)
                  .from(DEBATE_SESSIONS)
                  .where(waits(DEBATE_SESSIONS))
                  .limit(inline(1)));

  /**
   * The turns behind the number up to which each session is indexed. Each of the sessions has one,
   * so that as many are enough. No session can be removed before it is noted that they were taken.
   */
  static final Statement WAITING =
      Statement.of(
          dialect -> {
            DebateSessions waiting = DEBATE_SESSIONS.as("waiting");
            return dialect.keepRows(
                select(DOCUMENTS.columns())
                    .from(DEBATE_SESSIONS)
                    .join(DEBATE_TURNS)
                    .on(DEBATE_TURNS.SESSION_ID.eq(DEBATE_SESSIONS.ID))
                    .and(DEBATE_TURNS.SEQUENCE.gt(reached(DEBATE_SESSIONS)))
                    .where(
                        DEBATE_SESSIONS.ID.in(
                            select(waiting.ID)
                                .from(waiting)
                                .where(waits(waiting))
                                .orderBy(waiting.ID)
                                .limit(Rows.LIMIT)))
                    .orderBy(DEBATE_SESSIONS.ID, DEBATE_TURNS.SEQUENCE)
                    .limit(Rows.LIMIT),
                DEBATE_SESSIONS);
          });

  /**
   * Sessions that are over and wholly indexed, unless another unit is changing them: locked, so
   * that {@link #PASS_OVER} sees what they have now.
   */
  static final Statement OVER =
      Statement.of(
          dialect ->
              dialect.lockFreeRows(
                  select(DEBATE_SESSIONS.ID)
                      .from(DEBATE_SESSIONS)
                      .where(condition(DEBATE_SESSIONS.TURNS_WAITING))
                      .and(IS_DONE)
                      .limit(inline(MANY))));

  static final Statement PASS_OVER =
      Statement.of(
          () ->
              update(DEBATE_SESSIONS)
                  .set(DEBATE_SESSIONS.TURNS_WAITING, inline(false))
                  .where(TurnSql.SESSION_IDS.contains(DEBATE_SESSIONS.ID))
                  .and(IS_DONE));

  /** Whatever they say now, because a search may just be passing them over. */
  static final Statement LOOK_AGAIN =
      Statement.of(
          () ->
              update(DEBATE_SESSIONS)
                  .set(DEBATE_SESSIONS.TURNS_WAITING, inline(true))
                  .where(TurnSql.SESSION_IDS.contains(DEBATE_SESSIONS.ID)));

  /** What was taken for the index, by id. */
  static final Pages<String, Option<SearchDocument>> TAKEN =
      DOCUMENTS.pages(
          Order.ascending(DEBATE_TURNS.ID, id -> id),
          wanted ->
              select(DOCUMENTS.columns())
                  .from(DEBATE_TURNS)
                  .join(DEBATE_SESSIONS)
                  .on(DEBATE_SESSIONS.ID.eq(DEBATE_TURNS.SESSION_ID))
                  .join(INDEXED_DEBATES)
                  .on(INDEXED_DEBATES.SESSION_ID.eq(DEBATE_TURNS.SESSION_ID))
                  .where(wanted)
                  .and(DEBATE_TURNS.SEQUENCE.le(INDEXED_DEBATES.SEQUENCE))
                  .and(DEBATE_TURNS.CONTENT.isNotNull()));

  /** All of them by id, also those of debates that are gone. */
  static final Pages<String, Option<SearchDocument>> ALL =
      DOCUMENTS.pages(
          Order.ascending(DEBATE_TURNS.ID, id -> id),
          wanted ->
              select(DOCUMENTS.columns())
                  .from(DEBATE_TURNS)
                  .join(DEBATE_SESSIONS)
                  .on(DEBATE_SESSIONS.ID.eq(DEBATE_TURNS.SESSION_ID))
                  .where(wanted)
                  .and(DEBATE_TURNS.CONTENT.isNotNull()));

  private TurnIndexSql() {}

  private static Option<SearchDocument> document(Row row) throws SQLException {
    return TURNS
        .read(row)
        .document(Option.of(row.get(DEBATE_SESSIONS.DOMAIN)).map(Discipline::new));
  }

  private static Condition waits(DebateSessions sessions) {
    // As in the partial index.
    return condition(sessions.TURNS_WAITING).and(last(sessions).gt(reached(sessions)));
  }

  private static Field<Long> reached(DebateSessions sessions) {
    return coalesce(
        field(
            select(INDEXED_DEBATES.SEQUENCE)
                .from(INDEXED_DEBATES)
                .where(INDEXED_DEBATES.SESSION_ID.eq(sessions.ID))),
        inline(0L));
  }

  private static Field<Long> last(DebateSessions sessions) {
    return coalesce(
        field(
            select(max(DEBATE_TURNS.SEQUENCE))
                .from(DEBATE_TURNS)
                .where(DEBATE_TURNS.SESSION_ID.eq(sessions.ID))),
        inline(0L));
  }
}
