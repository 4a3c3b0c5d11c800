package dev.stoa.adapter.jooq.rating;

import dev.stoa.adapter.jooq.Binds;
import dev.stoa.adapter.jooq.Row;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.rating.BrierTally;
import dev.stoa.domain.rating.Calibration;
import dev.stoa.domain.rating.CalibrationScope;
import dev.stoa.domain.rating.ReliabilityBucket;
import dev.stoa.schema.InstantText;
import java.sql.SQLException;

/** Between the columns of the calibration tables and the types of the domain. */
final class CalibrationRows {

  /** No discipline is called so, and it sorts before all of them. */
  static final String ALL = "";

  /** Where the digit of the tenth stands in a key such as {@code 0.7-0.8}. */
  private static final int TENTH = 2;

  private CalibrationRows() {}

  static String domain(CalibrationScope scope) {
    return scope.discipline().map(Discipline::value).getOrElse(ALL);
  }

  static void bind(Binds binds, Calibration calibration) throws SQLException {
    BrierTally tally = calibration.tally();
    binds
        .text(calibration.agent().value())
        .text(domain(calibration.scope()))
        .number(tally.predictions())
        .number(tally.correct())
        .real(tally.brierSum())
        .real(tally.logLossSum())
        .instant(calibration.updatedAt())
        .real(calibration.score());
  }

  static Calibration calibration(Row row) throws SQLException {
    String domain = row.text(2);
    return new Calibration(
        new AgentName(row.text(1)),
        domain.equals(ALL) ? CalibrationScope.ALL : CalibrationScope.of(new Discipline(domain)),
        new BrierTally(row.number(3), row.number(4), row.real(5), row.real(6)),
        InstantText.parse(row.instantText(7)));
  }

  static void bind(Binds binds, AgentName agent, CalibrationScope scope, ReliabilityBucket bucket)
      throws SQLException {
    binds
        .text(agent.value())
        .text(domain(scope))
        .text(bucket.key())
        .number(bucket.predictions())
        .number(bucket.correct())
        .real(bucket.confidenceSum())
        .real(bucket.brierSum());
  }

  static ReliabilityBucket bucket(Row row) throws SQLException {
    return new ReliabilityBucket(
        row.text(3).charAt(TENTH) - '0', row.number(4), row.number(5), row.real(6), row.real(7));
  }
}
