package dev.stoa.adapter.jooq.contextbackup;

import static dev.stoa.schema.generated.tables.Conversations.CONVERSATIONS;
import static dev.stoa.schema.generated.tables.TokenCounters.TOKEN_COUNTERS;
import static org.jooq.impl.DSL.coalesce;
import static org.jooq.impl.DSL.inline;
import static org.jooq.impl.DSL.row;
import static org.jooq.impl.DSL.select;
import static org.jooq.impl.DSL.sum;
import static org.jooq.impl.DSL.when;

import dev.stoa.adapter.jooq.rows.Filter;
import dev.stoa.adapter.jooq.rows.Order;
import dev.stoa.adapter.jooq.rows.Pages;
import dev.stoa.adapter.jooq.rows.Rows;
import dev.stoa.adapter.jooq.sql.Binds;
import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.domain.contextbackup.CoverageGap;
import dev.stoa.domain.contextbackup.GapPosition;
import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.kernel.SpecialistName;
import java.math.BigDecimal;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import org.jooq.Condition;
import org.jooq.Field;
import org.jooq.Param;
import org.jooq.Record;
import org.jooq.Table;

/**
 * The statements of the coverage job; each reads every counter, and the count goes along an index
 * of all conversations.
 */
final class CoverageSql {

  static final Param<Long> MIN_MESSAGES = Params.named("min_messages", Long.class);

  private static final Condition OF_CONVERSATION =
      CONVERSATIONS.CONVERSATION_ID.eq(TOKEN_COUNTERS.CONVERSATION_ID);
  private static final Table<Record> COUNTED =
      TOKEN_COUNTERS.join(CONVERSATIONS).on(OF_CONVERSATION);
  private static final Condition IS_MISSING = TOKEN_COUNTERS.COVERED_SEQUENCE.eq(inline(0L));
  private static final Condition IS_COVERED =
      TOKEN_COUNTERS.COVERED_SEQUENCE.ge(CONVERSATIONS.LAST_SEQUENCE);
  private static final Condition IS_LONG = CONVERSATIONS.MESSAGE_COUNT.ge(MIN_MESSAGES);

  static final Field<Long> COVERED = counted("covered", IS_COVERED);
  static final Field<Long> STALE = counted("stale", IS_COVERED.not().and(IS_MISSING.not()));
  static final Field<Long> MISSING = counted("missing", IS_MISSING);

  static final Field<Long> UNSEEN = counted("unseen", TOKEN_COUNTERS.CONVERSATION_ID.isNull());

  static final Statement COUNT =
      Statement.of(
          () ->
              select(COVERED, STALE, MISSING, UNSEEN)
                  .from(CONVERSATIONS)
                  .leftJoin(TOKEN_COUNTERS)
                  .on(OF_CONVERSATION)
                  .where(IS_LONG));

  private static final Param<Instant> LAST_TIME =
      Params.named("last_time", TOKEN_COUNTERS.UPDATED_AT);
  private static final Param<String> LAST_CONVERSATION =
      Params.named("last_conversation", TOKEN_COUNTERS.CONVERSATION_ID);
  private static final Param<String> LAST_SPECIALIST =
      Params.named("last_specialist", TOKEN_COUNTERS.SPECIALIST);

  static final Pages<GapPosition, CoverageGap> GAPS =
      Rows.of(COUNTED, CoverageSql::gap)
          .generated(
              TOKEN_COUNTERS.CONVERSATION_ID,
              TOKEN_COUNTERS.SPECIALIST,
              TOKEN_COUNTERS.COVERED_SEQUENCE,
              TOKEN_COUNTERS.UPDATED_AT,
              CONVERSATIONS.LAST_SEQUENCE)
          .pages(
              Order.of(
                  List.of(
                      TOKEN_COUNTERS.UPDATED_AT.desc(),
                      TOKEN_COUNTERS.CONVERSATION_ID.asc(),
                      TOKEN_COUNTERS.SPECIALIST.asc()),
                  after(),
                  CoverageSql::bind));
  static final Filter<Long> GAP_OF_LONG = Filter.of(MIN_MESSAGES, IS_LONG.and(IS_COVERED.not()));

  private CoverageSql() {}

  private static CoverageGap gap(Row row) throws SQLException {
    return new CoverageGap(
        new ConversationId(row.get(TOKEN_COUNTERS.CONVERSATION_ID)),
        new SpecialistName(row.get(TOKEN_COUNTERS.SPECIALIST)),
        row.get(CONVERSATIONS.LAST_SEQUENCE),
        row.get(TOKEN_COUNTERS.COVERED_SEQUENCE),
        row.get(TOKEN_COUNTERS.UPDATED_AT));
  }

  private static Condition after() {
    return TOKEN_COUNTERS
        .UPDATED_AT
        .lt(LAST_TIME)
        .or(
            TOKEN_COUNTERS
                .UPDATED_AT
                .eq(LAST_TIME)
                .and(
                    row(TOKEN_COUNTERS.CONVERSATION_ID, TOKEN_COUNTERS.SPECIALIST)
                        .gt(LAST_CONVERSATION, LAST_SPECIALIST)));
  }

  private static void bind(Binds binds, GapPosition last) throws SQLException {
    binds
        .set(LAST_TIME, last.countedAt())
        .set(LAST_CONVERSATION, last.conversation().value())
        .set(LAST_SPECIALIST, last.specialist().value());
  }

  private static Field<Long> counted(String name, Condition those) {
    return coalesce(sum(when(those, inline(1L)).otherwise(inline(0L))), inline(BigDecimal.ZERO))
        .cast(Long.class)
        .as(name);
  }
}
