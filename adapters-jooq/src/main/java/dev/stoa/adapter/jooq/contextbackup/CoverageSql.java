package dev.stoa.adapter.jooq.contextbackup;

import static dev.stoa.schema.generated.tables.Conversations.CONVERSATIONS;
import static dev.stoa.schema.generated.tables.TokenCounters.TOKEN_COUNTERS;
import static org.jooq.impl.DSL.coalesce;
import static org.jooq.impl.DSL.inline;
import static org.jooq.impl.DSL.noCondition;
import static org.jooq.impl.DSL.select;
import static org.jooq.impl.DSL.sum;
import static org.jooq.impl.DSL.when;

import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Statement;
import java.math.BigDecimal;
import java.time.Instant;
import org.jooq.Condition;
import org.jooq.Field;
import org.jooq.Param;
import org.jooq.Query;

/** The statements of the coverage job; each reads every counter. */
final class CoverageSql {

  static final Field<Integer> LIMIT = Params.limit();
  static final Param<Long> MIN_MESSAGES = Params.named("min_messages", Long.class);
  static final Param<Instant> AFTER_TIME = Params.named("after_time", TOKEN_COUNTERS.UPDATED_AT);

  private static final Condition IS_MISSING = TOKEN_COUNTERS.COVERED_SEQUENCE.eq(inline(0L));
  private static final Condition IS_COVERED =
      TOKEN_COUNTERS.COVERED_SEQUENCE.ge(CONVERSATIONS.LAST_SEQUENCE);
  private static final Condition IS_LONG = CONVERSATIONS.LAST_SEQUENCE.ge(MIN_MESSAGES);

  static final Field<Long> COVERED = counted("covered", IS_COVERED);
  static final Field<Long> STALE = counted("stale", IS_COVERED.not().and(IS_MISSING.not()));
  static final Field<Long> MISSING = counted("missing", IS_MISSING);

  static final Statement COUNT =
      Statement.of(
          () ->
              select(COVERED, STALE, MISSING)
                  .from(TOKEN_COUNTERS)
                  .join(CONVERSATIONS)
                  .on(CONVERSATIONS.CONVERSATION_ID.eq(TOKEN_COUNTERS.CONVERSATION_ID))
                  .where(IS_LONG));
  static final Statement GAPS = Statement.of(() -> gaps(noCondition()));
  static final Statement GAPS_AFTER = Statement.of(() -> gaps(after()));

  private CoverageSql() {}

  private static Query gaps(Condition those) {
    return select(
            TOKEN_COUNTERS.CONVERSATION_ID,
            TOKEN_COUNTERS.SPECIALIST,
            TOKEN_COUNTERS.COVERED_SEQUENCE,
            TOKEN_COUNTERS.UPDATED_AT,
            CONVERSATIONS.LAST_SEQUENCE)
        .from(TOKEN_COUNTERS)
        .join(CONVERSATIONS)
        .on(CONVERSATIONS.CONVERSATION_ID.eq(TOKEN_COUNTERS.CONVERSATION_ID))
        .where(IS_LONG)
        .and(TOKEN_COUNTERS.COVERED_SEQUENCE.lt(CONVERSATIONS.LAST_SEQUENCE))
        .and(those)
        .orderBy(
            TOKEN_COUNTERS.UPDATED_AT.desc(),
            TOKEN_COUNTERS.CONVERSATION_ID,
            TOKEN_COUNTERS.SPECIALIST)
        .limit(LIMIT);
  }

  private static Condition after() {
    Param<String> conversation = Params.of(TOKEN_COUNTERS.CONVERSATION_ID);
    return TOKEN_COUNTERS
        .UPDATED_AT
        .lt(AFTER_TIME)
        .or(
            TOKEN_COUNTERS
                .UPDATED_AT
                .eq(AFTER_TIME)
                .and(
                    TOKEN_COUNTERS
                        .CONVERSATION_ID
                        .gt(conversation)
                        .or(
                            TOKEN_COUNTERS
                                .CONVERSATION_ID
                                .eq(conversation)
                                .and(
                                    TOKEN_COUNTERS.SPECIALIST.gt(
                                        Params.of(TOKEN_COUNTERS.SPECIALIST))))));
  }

  private static Field<Long> counted(String name, Condition those) {
    return coalesce(sum(when(those, inline(1L)).otherwise(inline(0L))), inline(BigDecimal.ZERO))
        .cast(Long.class)
        .as(name);
  }
}
