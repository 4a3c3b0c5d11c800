package dev.stoa.adapter.jooq.rating;

import static dev.stoa.schema.generated.Tables.DOMAIN_CALIBRATION;

import dev.stoa.adapter.jooq.JooqSession;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.rating.Calibration;
import dev.stoa.domain.rating.CalibrationRank;
import dev.stoa.domain.rating.CalibrationScope;
import dev.stoa.domain.rating.Calibrations;
import dev.stoa.domain.rating.ReliabilityBucket;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.time.Instant;

/** Tallies in {@code domain_calibration}, buckets in {@code calibration_buckets}. */
public final class JooqCalibrations implements Calibrations {

  /** Above every score. */
  private static final double TOP = 2;

  private final JooqSession session;
  private final CalibrationSql sql;

  public JooqCalibrations(JooqSession session) {
    this.session = session;
    this.sql = new CalibrationSql(session.dialect().sql());
  }

  /**
   * Locks the row over all predictions, which everything counted changes first.
   *
   * <p>A row and not a named lock, because a tournament may have more predictors than a server has
   * room for named locks. The row is begun with nothing in it if it is not there yet.
   */
  @Override
  public void lock(AgentName agent) {
    session.run(
        sql.begin,
        binds -> binds.text(agent.value()).text(CalibrationRows.ALL).instant(Instant.EPOCH));
    session
        .dialect()
        .lockRows(
            session
                .dsl()
                .select(DOMAIN_CALIBRATION.AGENT_NAME)
                .from(DOMAIN_CALIBRATION)
                .where(DOMAIN_CALIBRATION.AGENT_NAME.eq(agent.value()))
                .and(DOMAIN_CALIBRATION.DOMAIN.eq(CalibrationRows.ALL)))
        .fetch();
  }

  @Override
  public Option<Calibration> find(AgentName agent, CalibrationScope scope) {
    return session.one(
        sql.find,
        binds -> binds.text(agent.value()).text(CalibrationRows.domain(scope)),
        CalibrationRows::calibration);
  }

  @Override
  public void save(Calibration calibration) {
    session.run(sql.save, binds -> CalibrationRows.bind(binds, calibration));
  }

  @Override
  public Seq<Calibration> disciplinesOf(AgentName agent, Option<Discipline> after, int limit) {
    return session.list(
        sql.disciplines,
        binds ->
            binds
                .text(agent.value())
                .text(after.map(Discipline::value).getOrElse(CalibrationRows.ALL))
                .number(limit),
        CalibrationRows::calibration);
  }

  @Override
  public Seq<Calibration> ranked(
      CalibrationScope scope, long minimumSample, Option<CalibrationRank> after, int limit) {
    double score = after.map(CalibrationRank::score).getOrElse(TOP);
    return session.list(
        sql.ranked,
        binds ->
            binds
                .text(CalibrationRows.domain(scope))
                .real(score)
                .real(score)
                .text(after.map(rank -> rank.agent().value()).getOrElse(""))
                .number(minimumSample)
                .number(limit),
        CalibrationRows::calibration);
  }

  @Override
  public Seq<ReliabilityBucket> buckets(AgentName agent, CalibrationScope scope) {
    return session.list(
        sql.buckets,
        binds -> binds.text(agent.value()).text(CalibrationRows.domain(scope)),
        CalibrationRows::bucket);
  }

  @Override
  public void save(AgentName agent, CalibrationScope scope, ReliabilityBucket bucket) {
    session.run(sql.saveBucket, binds -> CalibrationRows.bind(binds, agent, scope, bucket));
  }
}
