package dev.stoa.adapter.jooq.critique;

import static dev.stoa.schema.generated.tables.Critiques.CRITIQUES;
import static org.jooq.impl.DSL.deleteFrom;
import static org.jooq.impl.DSL.inline;
import static org.jooq.impl.DSL.insertInto;
import static org.jooq.impl.DSL.noCondition;
import static org.jooq.impl.DSL.select;
import static org.jooq.impl.DSL.update;

import dev.stoa.adapter.jooq.sql.ListParam;
import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Statement;
import java.util.List;
import org.jooq.Condition;
import org.jooq.Field;
import org.jooq.Query;

/** The statements of critiques. */
final class CritiqueSql {

  static final Field<Integer> LIMIT = Params.limit();

  static final ListParam<Long> IDS = Params.list("ids", CRITIQUES.ID);

  private static final List<Field<?>> FILED =
      List.of(
          CRITIQUES.ID,
          CRITIQUES.DEBATE_ID,
          CRITIQUES.AGENT,
          CRITIQUES.TARGET_AGENT,
          CRITIQUES.ISSUES,
          CRITIQUES.SUGGESTIONS,
          CRITIQUES.SEVERITY,
          CRITIQUES.REASONING,
          CRITIQUES.EXPECTED_USEFULNESS,
          CRITIQUES.CREATED_AT);
  private static final List<Field<?>> VERDICT =
      List.of(CRITIQUES.LED_TO_IMPROVEMENT, CRITIQUES.ACTUAL_USEFULNESS, CRITIQUES.JUDGED_AT);

  static final Statement LAST =
      Statement.of(
          () -> select(CRITIQUES.ID).from(CRITIQUES).orderBy(CRITIQUES.ID.desc()).limit(inline(1)));
  static final Statement FIRST =
      Statement.of(
          () ->
              select(CRITIQUES.ID, CRITIQUES.CREATED_AT)
                  .from(CRITIQUES)
                  .orderBy(CRITIQUES.ID)
                  .limit(LIMIT));
  static final Statement DELETE =
      Statement.of(() -> deleteFrom(CRITIQUES).where(IDS.contains(CRITIQUES.ID)));
  static final Statement INSERT = Statement.of(() -> insertInto(CRITIQUES).set(Params.of(FILED)));
  static final Statement FIND =
      Statement.of(
          () ->
              select(FILED)
                  .select(VERDICT)
                  .from(CRITIQUES)
                  .where(CRITIQUES.ID.eq(Params.of(CRITIQUES.ID))));
  static final Statement JUDGE =
      Statement.of(
          () ->
              update(CRITIQUES)
                  .set(Params.of(VERDICT))
                  .set(Params.of(List.of(CRITIQUES.PREDICTION_ERROR)))
                  .where(CRITIQUES.ID.eq(Params.of(CRITIQUES.ID))));
  static final Statement PAGE = Statement.of(() -> page(noCondition()));
  static final Statement PAGE_OF_DEBATE = Statement.of(() -> page(ofDebate()));
  static final Statement PAGE_OF_AGENT = Statement.of(() -> page(ofAgent()));
  static final Statement PAGE_OF_BOTH = Statement.of(() -> page(ofDebate().and(ofAgent())));

  private CritiqueSql() {}

  private static Query page(Condition wanted) {
    return select(FILED)
        .select(VERDICT)
        .from(CRITIQUES)
        .where(CRITIQUES.ID.gt(Params.of(CRITIQUES.ID)))
        .and(wanted)
        .orderBy(CRITIQUES.ID)
        .limit(LIMIT);
  }

  private static Condition ofDebate() {
    return CRITIQUES.DEBATE_ID.eq(Params.of(CRITIQUES.DEBATE_ID));
  }

  private static Condition ofAgent() {
    return CRITIQUES.AGENT.eq(Params.of(CRITIQUES.AGENT));
  }
}
