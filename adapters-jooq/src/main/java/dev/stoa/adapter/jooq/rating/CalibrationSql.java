package dev.stoa.adapter.jooq.rating;

import static dev.stoa.schema.generated.Tables.CALIBRATION_BUCKETS;
import static dev.stoa.schema.generated.Tables.DOMAIN_CALIBRATION;
import static org.jooq.impl.DSL.inline;
import static org.jooq.impl.DSL.param;

import dev.stoa.adapter.jooq.RenderedSql;
import dev.stoa.schema.generated.tables.CalibrationBuckets;
import dev.stoa.schema.generated.tables.DomainCalibration;
import java.util.List;
import org.jooq.Condition;
import org.jooq.Field;
import org.jooq.Query;
import org.jooq.SQLDialect;
import org.jooq.impl.DSL;

/** The statements of calibration, rendered once for an engine. */
final class CalibrationSql {

  private static final DomainCalibration TALLY = DOMAIN_CALIBRATION;
  private static final CalibrationBuckets BUCKET = CALIBRATION_BUCKETS;

  /** In the order {@link CalibrationRows} binds and reads them. */
  private static final List<Field<?>> TALLY_COLUMNS =
      List.of(
          TALLY.AGENT_NAME,
          TALLY.DOMAIN,
          TALLY.TOTAL_PREDICTIONS,
          TALLY.TOTAL_CORRECT,
          TALLY.BRIER_SUM,
          TALLY.LOG_LOSS_SUM,
          TALLY.UPDATED_AT,
          TALLY.SCORE);

  /** In the order {@link CalibrationRows} binds and reads them. */
  private static final List<Field<?>> BUCKET_COLUMNS =
      List.of(
          BUCKET.AGENT_NAME,
          BUCKET.DOMAIN,
          BUCKET.BUCKET_KEY,
          BUCKET.PREDICTIONS,
          BUCKET.CORRECT,
          BUCKET.CONFIDENCE_SUM,
          BUCKET.BRIER_SUM);

  final RenderedSql begin;
  final RenderedSql find;
  final RenderedSql save;
  final RenderedSql disciplines;
  final RenderedSql ranked;
  final RenderedSql buckets;
  final RenderedSql saveBucket;

  CalibrationSql(SQLDialect dialect) {
    this.begin =
        RenderedSql.of(
            dialect,
            DSL.insertInto(TALLY)
                .columns(TALLY.AGENT_NAME, TALLY.DOMAIN, TALLY.UPDATED_AT)
                .values(asked(TALLY.AGENT_NAME), asked(TALLY.DOMAIN), asked(TALLY.UPDATED_AT))
                .onConflict(TALLY.AGENT_NAME, TALLY.DOMAIN)
                .doNothing());
    this.find =
        RenderedSql.of(
            dialect,
            tallies(
                TALLY
                    .AGENT_NAME
                    .eq(asked(TALLY.AGENT_NAME))
                    .and(TALLY.DOMAIN.eq(asked(TALLY.DOMAIN)))
                    .and(TALLY.TOTAL_PREDICTIONS.gt(inline(0L)))));
    this.save =
        RenderedSql.of(
            dialect,
            DSL.insertInto(TALLY)
                .columns(TALLY_COLUMNS)
                .values(TALLY_COLUMNS.stream().map(CalibrationSql::asked).toList())
                .onConflict(TALLY.AGENT_NAME, TALLY.DOMAIN)
                .doUpdate()
                .setAllToExcluded());
    this.disciplines =
        RenderedSql.of(
            dialect,
            DSL.select(TALLY_COLUMNS)
                .from(TALLY)
                .where(TALLY.AGENT_NAME.eq(asked(TALLY.AGENT_NAME)))
                .and(TALLY.DOMAIN.gt(asked(TALLY.DOMAIN)))
                .orderBy(TALLY.DOMAIN)
                .limit(param("limit", Integer.class)));
    this.ranked = RenderedSql.of(dialect, ranked());
    this.buckets =
        RenderedSql.of(
            dialect,
            DSL.select(BUCKET_COLUMNS)
                .from(BUCKET)
                .where(BUCKET.AGENT_NAME.eq(asked(BUCKET.AGENT_NAME)))
                .and(BUCKET.DOMAIN.eq(asked(BUCKET.DOMAIN)))
                .orderBy(BUCKET.BUCKET_KEY));
    this.saveBucket =
        RenderedSql.of(
            dialect,
            DSL.insertInto(BUCKET)
                .columns(BUCKET_COLUMNS)
                .values(BUCKET_COLUMNS.stream().map(CalibrationSql::asked).toList())
                .onConflict(BUCKET.AGENT_NAME, BUCKET.DOMAIN, BUCKET.BUCKET_KEY)
                .doUpdate()
                .setAllToExcluded());
  }

  /** The score is asked twice: the first bound is the one an index can begin at. */
  private static Query ranked() {
    return DSL.select(TALLY_COLUMNS)
        .from(TALLY)
        .where(TALLY.DOMAIN.eq(asked(TALLY.DOMAIN)))
        .and(TALLY.SCORE.le(asked(TALLY.SCORE)))
        .and(TALLY.SCORE.lt(asked(TALLY.SCORE)).or(TALLY.AGENT_NAME.gt(asked(TALLY.AGENT_NAME))))
        .and(TALLY.TOTAL_PREDICTIONS.ge(asked(TALLY.TOTAL_PREDICTIONS)))
        .orderBy(TALLY.SCORE.desc(), TALLY.AGENT_NAME)
        .limit(param("limit", Integer.class));
  }

  private static Query tallies(Condition condition) {
    return DSL.select(TALLY_COLUMNS).from(TALLY).where(condition);
  }

  private static <T> Field<T> asked(Field<T> column) {
    return param("value", column);
  }
}
