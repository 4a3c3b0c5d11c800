package dev.stoa.adapter.jooq.rating;

import static dev.stoa.adapter.jooq.rating.CalibrationRows.BUCKETS;
import static dev.stoa.adapter.jooq.rating.CalibrationRows.TALLIES;
import static dev.stoa.schema.generated.tables.CalibrationBuckets.CALIBRATION_BUCKETS;
import static dev.stoa.schema.generated.tables.DomainCalibration.DOMAIN_CALIBRATION;

import dev.stoa.adapter.jooq.rows.Filters;
import dev.stoa.adapter.jooq.rows.NamedRows;
import dev.stoa.adapter.jooq.sql.Binds;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.rating.AgentBucket;
import dev.stoa.domain.rating.Calibration;
import dev.stoa.domain.rating.CalibrationQuery;
import dev.stoa.domain.rating.Calibrations;
import dev.stoa.domain.rating.DisciplineFilter;
import dev.stoa.domain.rating.ReliabilityBucket;
import dev.stoa.schema.generated.tables.DomainCalibration;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.sql.SQLException;
import java.time.Instant;

/** Tallies in {@code domain_calibration}, buckets in {@code calibration_buckets}. */
public final class JooqCalibrations implements Calibrations {

  private static final DomainCalibration TALLY = DOMAIN_CALIBRATION;

  private static final NamedRows NAMED_TALLIES = NamedRows.in(TALLY.AGENT_NAME);
  private static final NamedRows NAMED_BUCKETS = NamedRows.in(CALIBRATION_BUCKETS.AGENT_NAME);

  private final JooqSession session;

  public JooqCalibrations(JooqSession session) {
    this.session = session;
  }

  /**
   * Locks the rows for all predictions, which every count changes first.
   *
   * <p>Rows instead of named locks, because a tournament may have more predictions than a server
   * has named locks. Missing rows are inserted without counts.
   */
  @Override
  public void lock(Seq<AgentName> agents) {
    Seq<String> names = agents.distinct().sorted().map(AgentName::value);
    session.batch(
        CalibrationSql.BEGIN,
        names,
        (binds, name) ->
            binds
                .set(TALLY.AGENT_NAME, name)
                .set(TALLY.DOMAIN, CalibrationRows.ALL)
                .set(TALLY.UPDATED_AT, Instant.EPOCH));
    session.list(
        CalibrationSql.LOCK,
        binds -> binds.set(CalibrationSql.AGENTS, names),
        row -> row.get(TALLY.AGENT_NAME));
  }

  @Override
  public Option<Calibration> find(AgentName agent, DisciplineFilter disciplines) {
    return of(List.of(agent), List.of(disciplines)).headOption();
  }

  @Override
  public Seq<Calibration> of(Seq<AgentName> agents, Seq<DisciplineFilter> scopes) {
    return TALLIES.list(session, CalibrationSql.OF, binds -> bind(binds, agents, scopes));
  }

  @Override
  public void save(Seq<Calibration> calibrations) {
    TALLIES.put(session, calibrations);
  }

  @Override
  public Seq<Calibration> disciplinesOf(AgentName agent, Option<Discipline> after, int limit) {
    return CalibrationSql.BY_DOMAIN.page(
        session,
        Filters.NONE.and(CalibrationSql.OF_AGENT, agent.value()),
        Option.some(after.map(Discipline::value).getOrElse(CalibrationRows.ALL)),
        limit);
  }

  @Override
  public Seq<Calibration> ranked(CalibrationQuery query) {
    return CalibrationSql.RANKED.page(
        session,
        Filters.NONE
            .and(CalibrationSql.OF_DOMAIN, CalibrationRows.domain(query.disciplines()))
            .and(CalibrationSql.OF_SAMPLE, query.minimumSample()),
        query.page().after(),
        query.page().limit());
  }

  @Override
  public Seq<ReliabilityBucket> buckets(AgentName agent, DisciplineFilter disciplines) {
    return buckets(List.of(agent), List.of(disciplines)).map(AgentBucket::bucket);
  }

  @Override
  public Seq<AgentBucket> buckets(Seq<AgentName> agents, Seq<DisciplineFilter> scopes) {
    return BUCKETS.list(session, CalibrationSql.BUCKETS_OF, binds -> bind(binds, agents, scopes));
  }

  @Override
  public void saveBuckets(Seq<AgentBucket> buckets) {
    BUCKETS.put(session, buckets);
  }

  @Override
  public void remove(AgentName agent) {
    NAMED_BUCKETS.remove(session, agent);
    NAMED_TALLIES.remove(session, agent);
  }

  private static void bind(Binds binds, Seq<AgentName> agents, Seq<DisciplineFilter> scopes)
      throws SQLException {
    binds
        .set(CalibrationSql.AGENTS, agents.map(AgentName::value))
        .set(CalibrationSql.DOMAINS, scopes.map(CalibrationRows::domain));
  }
}
