package dev.stoa.adapter.jooq.rating;

import static dev.stoa.adapter.jooq.rating.CalibrationRows.BUCKETS;
import static dev.stoa.adapter.jooq.rating.CalibrationRows.TALLIES;
import static dev.stoa.schema.generated.tables.CalibrationBuckets.CALIBRATION_BUCKETS;
import static dev.stoa.schema.generated.tables.DomainCalibration.DOMAIN_CALIBRATION;
import static org.jooq.impl.DSL.inline;
import static org.jooq.impl.DSL.insertInto;
import static org.jooq.impl.DSL.select;

import dev.stoa.adapter.jooq.rows.Filter;
import dev.stoa.adapter.jooq.rows.Order;
import dev.stoa.adapter.jooq.rows.Pages;
import dev.stoa.adapter.jooq.sql.Dialect;
import dev.stoa.adapter.jooq.sql.ListParam;
import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.domain.rating.Calibration;
import dev.stoa.domain.rating.CalibrationRank;
import dev.stoa.schema.generated.tables.CalibrationBuckets;
import dev.stoa.schema.generated.tables.DomainCalibration;
import java.util.List;
import org.jooq.Query;

/** The statements of calibration. */
final class CalibrationSql {

  private static final DomainCalibration TALLY = DOMAIN_CALIBRATION;
  private static final CalibrationBuckets BUCKET = CALIBRATION_BUCKETS;

  static final ListParam<String> AGENTS = Params.list("agents", TALLY.AGENT_NAME);
  static final ListParam<String> DOMAINS = Params.list("domains", TALLY.DOMAIN);

  static final Pages<String, Calibration> BY_DOMAIN =
      TALLIES.pages(Order.ascending(TALLY.DOMAIN, domain -> domain));
  static final Pages<CalibrationRank, Calibration> RANKED =
      TALLIES.pages(
          Order.ranking(
              TALLY.SCORE, CalibrationRank::score, TALLY.AGENT_NAME, rank -> rank.agent().value()));
  static final Filter<String> OF_AGENT = Filter.eq(TALLY.AGENT_NAME);
  static final Filter<String> OF_DOMAIN = Filter.eq(TALLY.DOMAIN);
  static final Filter<Long> OF_SAMPLE = Filter.atLeast(TALLY.TOTAL_PREDICTIONS);

  static final Statement BEGIN =
      Statement.of(
          () ->
              insertInto(TALLY)
                  .set(Params.of(List.of(TALLY.AGENT_NAME, TALLY.DOMAIN, TALLY.UPDATED_AT)))
                  .onConflict(TALLY.AGENT_NAME, TALLY.DOMAIN)
                  .doNothing());
  static final Statement LOCK = Statement.of(CalibrationSql::lock);
  static final Statement OF =
      Statement.of(
          () ->
              TALLIES
                  .select(AGENTS.contains(TALLY.AGENT_NAME))
                  .and(DOMAINS.contains(TALLY.DOMAIN))
                  .and(TALLY.TOTAL_PREDICTIONS.gt(inline(0L))));
  static final Statement BUCKETS_OF =
      Statement.of(
          () ->
              BUCKETS
                  .select(AGENTS.contains(BUCKET.AGENT_NAME))
                  .and(DOMAINS.contains(BUCKET.DOMAIN))
                  .orderBy(BUCKET.BUCKET_KEY));

  private CalibrationSql() {}

  private static Query lock(Dialect dialect) {
    return dialect.lockRows(
        select(TALLY.AGENT_NAME)
            .from(TALLY)
            .where(AGENTS.contains(TALLY.AGENT_NAME))
            .and(TALLY.DOMAIN.eq(inline(CalibrationRows.ALL)))
            .orderBy(TALLY.AGENT_NAME));
  }
}
