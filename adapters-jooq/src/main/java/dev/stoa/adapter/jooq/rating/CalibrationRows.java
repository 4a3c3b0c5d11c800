package dev.stoa.adapter.jooq.rating;

import static dev.stoa.schema.generated.tables.CalibrationBuckets.CALIBRATION_BUCKETS;
import static dev.stoa.schema.generated.tables.DomainCalibration.DOMAIN_CALIBRATION;

import dev.stoa.adapter.jooq.rows.Rows;
import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.rating.AgentBucket;
import dev.stoa.domain.rating.BrierTally;
import dev.stoa.domain.rating.Calibration;
import dev.stoa.domain.rating.DisciplineFilter;
import dev.stoa.domain.rating.ReliabilityBucket;
import dev.stoa.schema.generated.tables.CalibrationBuckets;
import dev.stoa.schema.generated.tables.DomainCalibration;
import java.sql.SQLException;

/** Which column of the calibration tables holds what. */
final class CalibrationRows {

  /** Stored for all predictions: no discipline has this name, and it sorts before all others. */
  static final String ALL = "";

  /** The position of the digit of the tenth in a key such as {@code 0.7-0.8}. */
  private static final int TENTH = 2;

  private static final DomainCalibration TALLY = DOMAIN_CALIBRATION;
  private static final CalibrationBuckets BUCKET = CALIBRATION_BUCKETS;

  static final Rows<Calibration> TALLIES =
      Rows.of(TALLY, CalibrationRows::calibration)
          .key(TALLY.AGENT_NAME, calibration -> calibration.agent().value())
          .key(TALLY.DOMAIN, calibration -> domain(calibration.disciplines()))
          .changing()
          .set(TALLY.TOTAL_PREDICTIONS, calibration -> calibration.tally().predictions())
          .set(TALLY.TOTAL_CORRECT, calibration -> calibration.tally().correct())
          .set(TALLY.BRIER_SUM, calibration -> calibration.tally().brierSum())
          .set(TALLY.LOG_LOSSES, calibration -> calibration.tally().logLosses())
          .set(TALLY.LOG_LOSS_SUM, calibration -> calibration.tally().logLossSum())
          .set(TALLY.UPDATED_AT, Calibration::updatedAt)
          .derived(TALLY.SCORE, Calibration::score);

  static final Rows<AgentBucket> BUCKETS =
      Rows.of(BUCKET, CalibrationRows::bucket)
          .key(BUCKET.AGENT_NAME, one -> one.agent().value())
          .key(BUCKET.DOMAIN, one -> domain(one.disciplines()))
          .key(BUCKET.BUCKET_KEY, one -> one.bucket().key())
          .changing()
          .set(BUCKET.PREDICTIONS, one -> one.bucket().predictions())
          .set(BUCKET.CORRECT, one -> one.bucket().correct())
          .set(BUCKET.CONFIDENCE_SUM, one -> one.bucket().confidenceSum())
          .set(BUCKET.BRIER_SUM, one -> one.bucket().brierSum());

  private CalibrationRows() {}

  static String domain(DisciplineFilter disciplines) {
    return disciplines.discipline().map(Discipline::value).getOrElse(ALL);
  }

  private static DisciplineFilter disciplines(String domain) {
    return domain.equals(ALL) ? DisciplineFilter.ALL : DisciplineFilter.of(new Discipline(domain));
  }

  private static Calibration calibration(Row row) throws SQLException {
    return new Calibration(
        new AgentName(row.get(TALLY.AGENT_NAME)),
        disciplines(row.get(TALLY.DOMAIN)),
        new BrierTally(
            row.get(TALLY.TOTAL_PREDICTIONS),
            row.get(TALLY.TOTAL_CORRECT),
            row.get(TALLY.BRIER_SUM),
            row.get(TALLY.LOG_LOSSES),
            row.get(TALLY.LOG_LOSS_SUM)),
        row.get(TALLY.UPDATED_AT));
  }

  private static AgentBucket bucket(Row row) throws SQLException {
    return new AgentBucket(
        new AgentName(row.get(BUCKET.AGENT_NAME)),
        disciplines(row.get(BUCKET.DOMAIN)),
        new ReliabilityBucket(
            row.get(BUCKET.BUCKET_KEY).charAt(TENTH) - '0',
            row.get(BUCKET.PREDICTIONS),
            row.get(BUCKET.CORRECT),
            row.get(BUCKET.CONFIDENCE_SUM),
            row.get(BUCKET.BRIER_SUM)));
  }
}
