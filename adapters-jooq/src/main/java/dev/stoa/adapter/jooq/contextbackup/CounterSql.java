package dev.stoa.adapter.jooq.contextbackup;

import static dev.stoa.schema.generated.tables.TokenCounters.TOKEN_COUNTERS;
import static org.jooq.impl.DSL.insertInto;
import static org.jooq.impl.DSL.select;

import dev.stoa.adapter.jooq.sql.ListParam;
import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Statement;
import java.util.List;
import org.jooq.Condition;
import org.jooq.Field;

/** The statements of counters. */
final class CounterSql {

  static final ListParam<String> SPECIALISTS =
      Params.list("specialists", TOKEN_COUNTERS.SPECIALIST);

  private static final List<Field<?>> KEY =
      List.of(TOKEN_COUNTERS.CONVERSATION_ID, TOKEN_COUNTERS.SPECIALIST);
  private static final List<Field<?>> COUNTED =
      List.of(
          TOKEN_COUNTERS.TOKEN_ESTIMATE,
          TOKEN_COUNTERS.MESSAGE_COUNT,
          TOKEN_COUNTERS.THREAD_NUMBER,
          TOKEN_COUNTERS.COVERED_SEQUENCE,
          TOKEN_COUNTERS.UPDATED_AT,
          TOKEN_COUNTERS.LAST_BACKUP_AT);
  private static final Condition OF_CONVERSATION =
      TOKEN_COUNTERS.CONVERSATION_ID.eq(Params.of(TOKEN_COUNTERS.CONVERSATION_ID));

  static final Statement SAVE =
      Statement.of(
          () ->
              insertInto(TOKEN_COUNTERS)
                  .set(Params.of(KEY))
                  .set(Params.of(COUNTED))
                  .onConflict(KEY)
                  .doUpdate()
                  .set(Params.excluded(COUNTED)));
  static final Statement FIND =
      Statement.of(
          () ->
              select(KEY)
                  .select(COUNTED)
                  .from(TOKEN_COUNTERS)
                  .where(OF_CONVERSATION)
                  .and(SPECIALISTS.contains(TOKEN_COUNTERS.SPECIALIST)));
  static final Statement OF =
      Statement.of(
          () ->
              select(KEY)
                  .select(COUNTED)
                  .from(TOKEN_COUNTERS)
                  .where(OF_CONVERSATION)
                  .orderBy(TOKEN_COUNTERS.SPECIALIST));

  private CounterSql() {}
}
