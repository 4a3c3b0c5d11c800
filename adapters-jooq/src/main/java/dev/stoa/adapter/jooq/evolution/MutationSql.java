package dev.stoa.adapter.jooq.evolution;

import static dev.stoa.schema.generated.tables.Mutations.MUTATIONS;
import static org.jooq.impl.DSL.insertInto;
import static org.jooq.impl.DSL.noCondition;
import static org.jooq.impl.DSL.row;
import static org.jooq.impl.DSL.select;

import dev.stoa.adapter.jooq.sql.ListParam;
import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Statement;
import java.util.List;
import org.jooq.Condition;
import org.jooq.Field;
import org.jooq.Param;
import org.jooq.Query;
import org.jooq.Record;
import org.jooq.SelectConditionStep;

/** The statements of judged mutations. */
final class MutationSql {

  static final ListParam<String> VARIANTS = Params.list("variants", MUTATIONS.VARIANT_PROFILE_ID);
  static final ListParam<Long> SEQUENCES = Params.list("sequences", MUTATIONS.GENERATION_SEQUENCE);
  static final Field<Integer> LIMIT = Params.limit();
  static final Param<Long> AFTER_SEQUENCE =
      Params.named("after_sequence", MUTATIONS.GENERATION_SEQUENCE);
  static final Param<String> AFTER_ID = Params.named("after_id", MUTATIONS.ID);

  static final List<Field<?>> COLUMNS =
      List.of(
          MUTATIONS.ID,
          MUTATIONS.GENERATION_ID,
          MUTATIONS.GENERATION_SEQUENCE,
          MUTATIONS.AGENT_ID,
          MUTATIONS.PARENT_PROFILE_ID,
          MUTATIONS.VARIANT_PROFILE_ID,
          MUTATIONS.STAGE,
          MUTATIONS.TRIAL_SCORES,
          MUTATIONS.BASELINE_SCORES,
          MUTATIONS.TRIALS,
          MUTATIONS.MEAN,
          MUTATIONS.DEVIATION,
          MUTATIONS.LOWER_BOUND,
          MUTATIONS.BASELINE,
          MUTATIONS.U,
          MUTATIONS.P,
          MUTATIONS.ACCEPTED,
          MUTATIONS.CONSTRAINT_TEXT,
          MUTATIONS.CREATED_AT);

  static final Statement INSERT = Statement.of(() -> insertInto(MUTATIONS).set(Params.of(COLUMNS)));
  static final Statement FIND = Statement.of(() -> rows(MUTATIONS.ID.eq(Params.of(MUTATIONS.ID))));
  static final Statement OF_VARIANTS =
      Statement.of(() -> rows(VARIANTS.contains(MUTATIONS.VARIANT_PROFILE_ID)));
  static final Statement PAGE = Statement.of(() -> page(noCondition()));
  static final Statement PAGE_AFTER =
      Statement.of(
          () ->
              page(row(MUTATIONS.GENERATION_SEQUENCE, MUTATIONS.ID).lt(AFTER_SEQUENCE, AFTER_ID)));
  static final Statement CONSTRAINTS =
      Statement.of(
          () ->
              page(
                  SEQUENCES
                      .contains(MUTATIONS.GENERATION_SEQUENCE)
                      .and(MUTATIONS.CONSTRAINT_TEXT.isNotNull())));

  private MutationSql() {}

  private static Query page(Condition wanted) {
    return rows(wanted)
        .orderBy(MUTATIONS.GENERATION_SEQUENCE.desc(), MUTATIONS.ID.desc())
        .limit(LIMIT);
  }

  private static SelectConditionStep<Record> rows(Condition condition) {
    return select(COLUMNS).from(MUTATIONS).where(condition);
  }
}
