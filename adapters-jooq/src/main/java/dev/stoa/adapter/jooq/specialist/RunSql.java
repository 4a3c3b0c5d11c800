package dev.stoa.adapter.jooq.specialist;

import static dev.stoa.adapter.jooq.specialist.RunRows.RUNS;
import static dev.stoa.schema.generated.tables.Conversations.CONVERSATIONS;
import static dev.stoa.schema.generated.tables.ModelRuns.MODEL_RUNS;
import static org.jooq.impl.DSL.count;
import static org.jooq.impl.DSL.field;
import static org.jooq.impl.DSL.inline;
import static org.jooq.impl.DSL.noCondition;
import static org.jooq.impl.DSL.select;

import dev.stoa.adapter.jooq.rows.Filter;
import dev.stoa.adapter.jooq.rows.Lookup;
import dev.stoa.adapter.jooq.rows.Order;
import dev.stoa.adapter.jooq.rows.Pages;
import dev.stoa.adapter.jooq.rows.Rows;
import dev.stoa.adapter.jooq.sql.ListParam;
import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.domain.kernel.TimePosition;
import dev.stoa.domain.specialist.RunId;
import dev.stoa.domain.specialist.RunRound;
import dev.stoa.domain.specialist.SealedRun;
import org.jooq.Condition;
import org.jooq.Field;
import org.jooq.Param;
import org.jooq.Query;

/** The statements of runs; each listing goes along an index. */
final class RunSql {

  private static final Param<String> USER = Params.of(CONVERSATIONS.USER_ID);

  static final Lookup<String, SealedRun> BY_ID = RUNS.by(MODEL_RUNS.RUN_ID);
  static final Pages<String, SealedRun> IN_ORDER =
      RUNS.pages(Order.ascending(MODEL_RUNS.RUN_ID, id -> id));
  static final Pages<TimePosition<RunId>, SealedRun> NEWEST =
      RUNS.pages(Order.newestFirst(MODEL_RUNS.CREATED_AT, MODEL_RUNS.RUN_ID));

  static final Filter<Object> RESPONDED = Filter.of(MODEL_RUNS.RAW_RESPONSE.isNotNull());
  static final Filter<String> OF_QUERY = Filter.eq(MODEL_RUNS.QUERY_ID);
  static final Filter<String> OF_CONVERSATION = Filter.eq(MODEL_RUNS.CONVERSATION_ID);
  static final Filter<String> OF_SPECIALIST = Filter.eq(MODEL_RUNS.SPECIALIST);

  /** Asked row by row along the index of the list, by key. */
  static final Filter<String> OF_USER =
      Filter.of(
          USER,
          field(
                  select(CONVERSATIONS.USER_ID)
                      .from(CONVERSATIONS)
                      .where(CONVERSATIONS.CONVERSATION_ID.eq(MODEL_RUNS.CONVERSATION_ID)))
              .eq(USER));

  static final ListParam<String> FIELDS = Params.list("fields", MODEL_RUNS.DOMAIN);
  static final Field<Integer> ANSWERS = count().as("answers");
  static final Field<Integer> WINS = count().filterWhere(MODEL_RUNS.VCG_WINNER).as("wins");

  static final Statement RECORDS = Statement.of(() -> records(noCondition()));
  static final Statement RECORDS_IN_FIELDS =
      Statement.of(
          () ->
              records(
                  FIELDS
                      .contains(MODEL_RUNS.DOMAIN)
                      .and(
                          MODEL_RUNS
                              .QUERY_ID
                              .isNull()
                              .or(MODEL_RUNS.QUERY_ID.ne(Params.of(MODEL_RUNS.QUERY_ID))))));

  static final Lookup<String, Boolean> CONVERSATION =
      Rows.of(CONVERSATIONS, row -> true)
          .generated(CONVERSATIONS.CONVERSATION_ID)
          .by(CONVERSATIONS.CONVERSATION_ID);

  private RunSql() {}

  private static Query records(Condition wanted) {
    return select(MODEL_RUNS.DOMAIN, ANSWERS, WINS)
        .from(MODEL_RUNS)
        .where(MODEL_RUNS.SPECIALIST.eq(Params.of(MODEL_RUNS.SPECIALIST)))
        // As the partial index has it.
        .and(MODEL_RUNS.ROUND.eq(inline(RunRound.ANSWER.label())))
        .and(wanted)
        .groupBy(MODEL_RUNS.DOMAIN);
  }
}
