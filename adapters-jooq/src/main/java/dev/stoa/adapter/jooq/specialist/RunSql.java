package dev.stoa.adapter.jooq.specialist;

import static dev.stoa.schema.generated.tables.Conversations.CONVERSATIONS;
import static dev.stoa.schema.generated.tables.ModelRuns.MODEL_RUNS;
import static org.jooq.impl.DSL.count;
import static org.jooq.impl.DSL.inline;
import static org.jooq.impl.DSL.insertInto;
import static org.jooq.impl.DSL.noCondition;
import static org.jooq.impl.DSL.select;
import static org.jooq.impl.DSL.update;

import dev.stoa.adapter.jooq.sql.ListParam;
import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.jooq.sql.TimeOrder;
import dev.stoa.domain.specialist.RunRound;
import java.util.List;
import org.jooq.Condition;
import org.jooq.Field;
import org.jooq.Param;
import org.jooq.Query;
import org.jooq.SelectJoinStep;
import org.jooq.TableField;

/** The statements of runs; each listing goes along an index. */
final class RunSql {

  static final Field<Integer> LIMIT = Params.limit();
  static final TimeOrder NEWEST_FIRST =
      TimeOrder.newestFirst(MODEL_RUNS.CREATED_AT, MODEL_RUNS.RUN_ID);
  static final Param<String> AFTER_ID = Params.named("after_id", MODEL_RUNS.RUN_ID);
  static final ListParam<String> FIELDS = Params.list("fields", MODEL_RUNS.DOMAIN);

  static final Field<Integer> ANSWERS = count().as("answers");
  static final Field<Integer> WINS = count().filterWhere(MODEL_RUNS.VCG_WINNER).as("wins");

  private static final List<Field<?>> SETTLED =
      List.of(MODEL_RUNS.VCG_WELFARE_SCORE, MODEL_RUNS.VCG_WINNER);
  private static final List<Field<?>> RESPONSE =
      List.of(MODEL_RUNS.RAW_RESPONSE, MODEL_RUNS.KEY_ID);
  private static final List<Field<?>> SAID =
      List.of(
          MODEL_RUNS.RUN_ID,
          MODEL_RUNS.QUERY_ID,
          MODEL_RUNS.CONVERSATION_ID,
          MODEL_RUNS.SPECIALIST,
          MODEL_RUNS.ROUND,
          MODEL_RUNS.UTILITY_SCORE,
          MODEL_RUNS.CONFIDENCE_SCORE,
          MODEL_RUNS.CORRECTIONS_APPLIED,
          MODEL_RUNS.LATENCY_MS,
          MODEL_RUNS.DOMAIN,
          MODEL_RUNS.DOMAIN_L0,
          MODEL_RUNS.DOMAIN_PATH,
          MODEL_RUNS.CREATED_AT);
  private static final Condition OF_ID = MODEL_RUNS.RUN_ID.eq(Params.of(MODEL_RUNS.RUN_ID));
  private static final Condition AFTER = NEWEST_FIRST.after();

  /** As the partial index has it. */
  private static final Condition ANSWERED = MODEL_RUNS.ROUND.eq(inline(RunRound.ANSWER.label()));

  static final Statement INSERT =
      Statement.of(
          () ->
              insertInto(MODEL_RUNS)
                  .set(Params.of(SAID))
                  .set(Params.of(RESPONSE))
                  .set(Params.of(SETTLED)));
  static final Statement REPLACE_RESPONSE =
      Statement.of(() -> update(MODEL_RUNS).set(Params.of(RESPONSE)).where(OF_ID));
  static final Statement RESPONDED =
      Statement.of(
          () ->
              whole()
                  .where(MODEL_RUNS.RUN_ID.gt(AFTER_ID))
                  .and(MODEL_RUNS.RAW_RESPONSE.isNotNull())
                  .orderBy(MODEL_RUNS.RUN_ID)
                  .limit(LIMIT));
  static final Statement SETTLE =
      Statement.of(() -> update(MODEL_RUNS).set(Params.of(SETTLED)).where(OF_ID));
  static final Statement FIND = Statement.of(() -> whole().where(OF_ID));
  static final Statement OF_QUERY = Statement.of(() -> page(MODEL_RUNS.QUERY_ID, noCondition()));
  static final Statement OF_CONVERSATION =
      Statement.of(() -> page(MODEL_RUNS.CONVERSATION_ID, noCondition()));
  static final Statement OF_CONVERSATION_AFTER =
      Statement.of(() -> page(MODEL_RUNS.CONVERSATION_ID, AFTER));
  static final Statement OF_SPECIALIST =
      Statement.of(() -> page(MODEL_RUNS.SPECIALIST, noCondition()));
  static final Statement OF_SPECIALIST_AFTER =
      Statement.of(() -> page(MODEL_RUNS.SPECIALIST, AFTER));
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
  static final Statement CONVERSATION =
      Statement.of(
          () ->
              select(CONVERSATIONS.CONVERSATION_ID)
                  .from(CONVERSATIONS)
                  .where(CONVERSATIONS.CONVERSATION_ID.eq(Params.of(MODEL_RUNS.CONVERSATION_ID))));

  private RunSql() {}

  private static SelectJoinStep<?> whole() {
    return select(SAID).select(RESPONSE).select(SETTLED).from(MODEL_RUNS);
  }

  private static Query page(TableField<?, String> column, Condition after) {
    return whole()
        .where(column.eq(Params.of(column)))
        .and(after)
        .orderBy(NEWEST_FIRST.order())
        .limit(LIMIT);
  }

  private static Query records(Condition wanted) {
    return select(MODEL_RUNS.DOMAIN, ANSWERS, WINS)
        .from(MODEL_RUNS)
        .where(MODEL_RUNS.SPECIALIST.eq(Params.of(MODEL_RUNS.SPECIALIST)))
        .and(ANSWERED)
        .and(wanted)
        .groupBy(MODEL_RUNS.DOMAIN);
  }
}
