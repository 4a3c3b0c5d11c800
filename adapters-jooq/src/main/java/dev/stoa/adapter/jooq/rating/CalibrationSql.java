package dev.stoa.adapter.jooq.rating;

import static dev.stoa.schema.generated.tables.CalibrationBuckets.CALIBRATION_BUCKETS;
import static dev.stoa.schema.generated.tables.DomainCalibration.DOMAIN_CALIBRATION;
import static org.jooq.impl.DSL.inline;
import static org.jooq.impl.DSL.insertInto;
import static org.jooq.impl.DSL.select;

import dev.stoa.adapter.jooq.sql.Dialect;
import dev.stoa.adapter.jooq.sql.ListParam;
import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.schema.generated.tables.CalibrationBuckets;
import dev.stoa.schema.generated.tables.DomainCalibration;
import java.util.List;
import org.jooq.Field;
import org.jooq.Query;

/** The statements of calibration. */
final class CalibrationSql {

  private static final DomainCalibration TALLY = DOMAIN_CALIBRATION;
  private static final CalibrationBuckets BUCKET = CALIBRATION_BUCKETS;

  static final Field<Integer> LIMIT = Params.limit();
  static final ListParam<String> AGENTS = Params.list("agents", TALLY.AGENT_NAME);
  static final ListParam<String> DOMAINS = Params.list("domains", TALLY.DOMAIN);

  private static final List<Field<?>> TALLY_KEY = List.of(TALLY.AGENT_NAME, TALLY.DOMAIN);
  private static final List<Field<?>> TALLY_REST =
      List.of(
          TALLY.TOTAL_PREDICTIONS,
          TALLY.TOTAL_CORRECT,
          TALLY.BRIER_SUM,
          TALLY.LOG_LOSS_SUM,
          TALLY.UPDATED_AT,
          TALLY.SCORE);
  private static final List<Field<?>> BUCKET_KEY =
      List.of(BUCKET.AGENT_NAME, BUCKET.DOMAIN, BUCKET.BUCKET_KEY);
  private static final List<Field<?>> BUCKET_REST =
      List.of(BUCKET.PREDICTIONS, BUCKET.CORRECT, BUCKET.CONFIDENCE_SUM, BUCKET.BRIER_SUM);

  static final Statement BEGIN =
      Statement.of(
          () ->
              insertInto(TALLY)
                  .set(Params.of(TALLY_KEY))
                  .set(Params.of(List.of(TALLY.UPDATED_AT)))
                  .onConflict(TALLY.AGENT_NAME, TALLY.DOMAIN)
                  .doNothing());
  static final Statement LOCK = Statement.of(CalibrationSql::lock);
  static final Statement OF =
      Statement.of(
          () ->
              select(TALLY_KEY)
                  .select(TALLY_REST)
                  .from(TALLY)
                  .where(AGENTS.contains(TALLY.AGENT_NAME))
                  .and(DOMAINS.contains(TALLY.DOMAIN))
                  .and(TALLY.TOTAL_PREDICTIONS.gt(inline(0L))));
  static final Statement SAVE =
      Statement.of(
          () ->
              insertInto(TALLY)
                  .set(Params.of(TALLY_KEY))
                  .set(Params.of(TALLY_REST))
                  .onConflict(TALLY.AGENT_NAME, TALLY.DOMAIN)
                  .doUpdate()
                  .set(Params.excluded(TALLY_REST)));
  static final Statement DISCIPLINES =
      Statement.of(
          () ->
              select(TALLY_KEY)
                  .select(TALLY_REST)
                  .from(TALLY)
                  .where(TALLY.AGENT_NAME.eq(Params.of(TALLY.AGENT_NAME)))
                  .and(TALLY.DOMAIN.gt(Params.of(TALLY.DOMAIN)))
                  .orderBy(TALLY.DOMAIN)
                  .limit(LIMIT));
  static final Statement RANKED = Statement.of(CalibrationSql::ranked);
  static final Statement BUCKETS =
      Statement.of(
          () ->
              select(BUCKET_KEY)
                  .select(BUCKET_REST)
                  .from(BUCKET)
                  .where(AGENTS.contains(BUCKET.AGENT_NAME))
                  .and(DOMAINS.contains(BUCKET.DOMAIN))
                  .orderBy(BUCKET.BUCKET_KEY));
  static final Statement SAVE_BUCKET =
      Statement.of(
          () ->
              insertInto(BUCKET)
                  .set(Params.of(BUCKET_KEY))
                  .set(Params.of(BUCKET_REST))
                  .onConflict(BUCKET.AGENT_NAME, BUCKET.DOMAIN, BUCKET.BUCKET_KEY)
                  .doUpdate()
                  .set(Params.excluded(BUCKET_REST)));

  private CalibrationSql() {}

  private static Query lock(Dialect dialect) {
    return dialect.lockRows(
        select(TALLY.AGENT_NAME)
            .from(TALLY)
            .where(AGENTS.contains(TALLY.AGENT_NAME))
            .and(TALLY.DOMAIN.eq(inline(CalibrationRows.ALL)))
            .orderBy(TALLY.AGENT_NAME));
  }

  /** The score is compared twice: the index scan starts at the first bound. */
  private static Query ranked() {
    return select(TALLY_KEY)
        .select(TALLY_REST)
        .from(TALLY)
        .where(TALLY.DOMAIN.eq(Params.of(TALLY.DOMAIN)))
        .and(TALLY.SCORE.le(Params.of(TALLY.SCORE)))
        .and(
            TALLY
                .SCORE
                .lt(Params.of(TALLY.SCORE))
                .or(TALLY.AGENT_NAME.gt(Params.of(TALLY.AGENT_NAME))))
        .and(TALLY.TOTAL_PREDICTIONS.ge(Params.of(TALLY.TOTAL_PREDICTIONS)))
        .orderBy(TALLY.SCORE.desc(), TALLY.AGENT_NAME)
        .limit(LIMIT);
  }
}
