package dev.stoa.adapter.jooq.critique;

import static dev.stoa.schema.generated.tables.PatternRates.PATTERN_RATES;
import static dev.stoa.schema.generated.tables.Patterns.PATTERNS;
import static dev.stoa.schema.generated.tables.PatternsArchive.PATTERNS_ARCHIVE;
import static org.jooq.impl.DSL.deleteFrom;
import static org.jooq.impl.DSL.insertInto;
import static org.jooq.impl.DSL.noCondition;
import static org.jooq.impl.DSL.select;

import dev.stoa.adapter.jooq.sql.ListParam;
import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.jooq.sql.TimeOrder;
import java.time.Instant;
import java.util.List;
import org.jooq.Condition;
import org.jooq.Field;
import org.jooq.Param;
import org.jooq.Query;

/** The statements of patterns; each list uses an index. */
final class PatternSql {

  static final TimeOrder OLDEST_FIRST = TimeOrder.oldestFirst(PATTERNS.UPDATED_AT, PATTERNS.ID);
  static final Field<Integer> LIMIT = Params.limit();
  static final Param<Instant> CUTOFF = Params.named("cutoff", PATTERNS.UPDATED_AT);
  static final ListParam<String> IDS = Params.list("ids", PATTERNS.ID);

  private static final List<Field<?>> REST =
      List.of(
          PATTERNS.ISSUE_TYPE,
          PATTERNS.ISSUE_TEXT,
          PATTERNS.SUGGESTION_TEXT,
          PATTERNS.SUCCESS_COUNT,
          PATTERNS.FAILURE_COUNT,
          PATTERNS.AVG_SEVERITY,
          PATTERNS.SURPRISE_SCORE,
          PATTERNS.BASE_RATE,
          PATTERNS.AVG_PREDICTION_ERROR,
          PATTERNS.PREDICTION_COUNT,
          PATTERNS.EXAMPLE_TASK,
          PATTERNS.STRENGTH,
          PATTERNS.CREATED_AT,
          PATTERNS.UPDATED_AT);
  private static final List<Field<?>> RATE =
      List.of(PATTERN_RATES.PATTERNS, PATTERN_RATES.RATE_SUM);
  private static final List<Field<?>> ARCHIVE =
      List.of(
          PATTERNS_ARCHIVE.ID,
          PATTERNS_ARCHIVE.ISSUE_TYPE,
          PATTERNS_ARCHIVE.ISSUE_TEXT,
          PATTERNS_ARCHIVE.SUGGESTION_TEXT,
          PATTERNS_ARCHIVE.SUCCESS_COUNT,
          PATTERNS_ARCHIVE.FAILURE_COUNT,
          PATTERNS_ARCHIVE.AVG_SEVERITY,
          PATTERNS_ARCHIVE.SURPRISE_SCORE,
          PATTERNS_ARCHIVE.BASE_RATE,
          PATTERNS_ARCHIVE.AVG_PREDICTION_ERROR,
          PATTERNS_ARCHIVE.PREDICTION_COUNT,
          PATTERNS_ARCHIVE.EXAMPLE_TASK,
          PATTERNS_ARCHIVE.CREATED_AT,
          PATTERNS_ARCHIVE.UPDATED_AT,
          PATTERNS_ARCHIVE.ARCHIVED_AT);

  static final Statement FIND = Statement.of(() -> patterns(IDS.contains(PATTERNS.ID)));
  static final Statement SAVE =
      Statement.of(
          () ->
              insertInto(PATTERNS)
                  .set(Params.of(List.of(PATTERNS.ID)))
                  .set(Params.of(REST))
                  .onConflict(PATTERNS.ID)
                  .doUpdate()
                  .set(Params.excluded(REST)));
  static final Statement DELETE =
      Statement.of(() -> deleteFrom(PATTERNS).where(IDS.contains(PATTERNS.ID)));
  static final Statement STRONGEST = Statement.of(() -> strongest(noCondition()));
  static final Statement STRONGEST_OF_CATEGORY =
      Statement.of(() -> strongest(PATTERNS.ISSUE_TYPE.eq(Params.of(PATTERNS.ISSUE_TYPE))));
  static final Statement OLDEST = Statement.of(() -> untouched(noCondition()));
  static final Statement OLDEST_AFTER = Statement.of(() -> untouched(OLDEST_FIRST.after()));
  static final Statement RATES =
      Statement.of(() -> select(PATTERN_RATES.ISSUE_TYPE).select(RATE).from(PATTERN_RATES));
  static final Statement SAVE_RATE =
      Statement.of(
          () ->
              insertInto(PATTERN_RATES)
                  .set(Params.of(List.of(PATTERN_RATES.ISSUE_TYPE)))
                  .set(Params.of(RATE))
                  .onConflict(PATTERN_RATES.ISSUE_TYPE)
                  .doUpdate()
                  .set(Params.excluded(RATE)));
  static final Statement INSERT_ARCHIVED =
      Statement.of(() -> insertInto(PATTERNS_ARCHIVE).set(Params.of(ARCHIVE)));
  static final Statement ARCHIVED =
      Statement.of(
          () ->
              select(ARCHIVE)
                  .from(PATTERNS_ARCHIVE)
                  .where(PATTERNS_ARCHIVE.ID.eq(Params.of(PATTERNS_ARCHIVE.ID)))
                  .orderBy(PATTERNS_ARCHIVE.ARCHIVE_ID.desc())
                  .limit(LIMIT));

  private PatternSql() {}

  private static Query patterns(Condition condition) {
    return select(PATTERNS.ID).select(REST).from(PATTERNS).where(condition);
  }

  /** After a position; the index scan starts at the first bound. */
  private static Query strongest(Condition wanted) {
    return select(PATTERNS.ID)
        .select(REST)
        .from(PATTERNS)
        .where(wanted)
        .and(PATTERNS.SUCCESS_COUNT.ge(Params.of(PATTERNS.SUCCESS_COUNT)))
        .and(PATTERNS.STRENGTH.le(Params.of(PATTERNS.STRENGTH)))
        .and(
            PATTERNS
                .STRENGTH
                .lt(Params.of(PATTERNS.STRENGTH))
                .or(PATTERNS.ID.gt(Params.of(PATTERNS.ID))))
        .orderBy(PATTERNS.STRENGTH.desc(), PATTERNS.ID)
        .limit(LIMIT);
  }

  private static Query untouched(Condition after) {
    return select(PATTERNS.ID)
        .select(REST)
        .from(PATTERNS)
        .where(PATTERNS.UPDATED_AT.lt(CUTOFF))
        .and(after)
        .orderBy(OLDEST_FIRST.order())
        .limit(LIMIT);
  }
}
