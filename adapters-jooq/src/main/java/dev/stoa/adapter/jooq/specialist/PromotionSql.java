package dev.stoa.adapter.jooq.specialist;

import static dev.stoa.schema.generated.tables.Promotions.PROMOTIONS;
import static org.jooq.impl.DSL.inline;
import static org.jooq.impl.DSL.insertInto;
import static org.jooq.impl.DSL.min;
import static org.jooq.impl.DSL.noCondition;
import static org.jooq.impl.DSL.not;
import static org.jooq.impl.DSL.select;
import static org.jooq.impl.DSL.update;

import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.domain.specialist.PromotionEvent;
import java.util.List;
import org.jooq.Condition;
import org.jooq.Field;
import org.jooq.Param;
import org.jooq.Query;

/** The statements of promotions. */
final class PromotionSql {

  static final Field<Integer> LIMIT = Params.limit();
  static final Param<Long> BEFORE = Params.named("before", PROMOTIONS.SEQUENCE);
  static final Param<String> AFTER_NAME = Params.named("after_name", PROMOTIONS.SPECIALIST);
  static final Field<String> NEXT_NAME = min(PROMOTIONS.SPECIALIST).as("next_name");

  private static final List<Field<?>> REVERTED =
      List.of(PROMOTIONS.REVERTED, PROMOTIONS.REVERTED_AT);
  private static final List<Field<?>> COLUMNS =
      List.of(
          PROMOTIONS.ID,
          PROMOTIONS.CREATED_AT,
          PROMOTIONS.SPECIALIST,
          PROMOTIONS.SEQUENCE,
          PROMOTIONS.EVENT,
          PROMOTIONS.FROM_MODEL,
          PROMOTIONS.TO_MODEL,
          PROMOTIONS.METADATA);
  private static final Condition OF_SPECIALIST =
      PROMOTIONS.SPECIALIST.eq(Params.of(PROMOTIONS.SPECIALIST));

  static final Statement INSERT =
      Statement.of(() -> insertInto(PROMOTIONS).set(Params.of(COLUMNS)).set(Params.of(REVERTED)));
  static final Statement REVERT =
      Statement.of(
          () ->
              update(PROMOTIONS)
                  .set(Params.of(REVERTED))
                  .where(PROMOTIONS.ID.eq(Params.of(PROMOTIONS.ID))));
  static final Statement PAGE = Statement.of(() -> page(noCondition()));
  static final Statement PAGE_BEFORE = Statement.of(() -> page(PROMOTIONS.SEQUENCE.lt(BEFORE)));
  static final Statement PROMOTED =
      Statement.of(
          () ->
              page(
                  PROMOTIONS
                      .EVENT
                      .eq(inline(PromotionEvent.PROMOTE.label()))
                      .and(not(PROMOTIONS.REVERTED))));

  /** One name after another, so that only one entry of the index is read for each. */
  static final Statement NEXT_SPECIALIST =
      Statement.of(
          () -> select(NEXT_NAME).from(PROMOTIONS).where(PROMOTIONS.SPECIALIST.gt(AFTER_NAME)));

  private PromotionSql() {}

  private static Query page(Condition wanted) {
    return select(COLUMNS)
        .select(REVERTED)
        .from(PROMOTIONS)
        .where(OF_SPECIALIST)
        .and(wanted)
        .orderBy(PROMOTIONS.SEQUENCE.desc())
        .limit(LIMIT);
  }
}
