package dev.stoa.adapter.jooq.rating;

import static dev.stoa.adapter.jooq.rating.PredictionRows.PREDICTIONS;
import static dev.stoa.schema.generated.tables.CalibrationPredictions.CALIBRATION_PREDICTIONS;

import dev.stoa.adapter.jooq.rows.Filters;
import dev.stoa.adapter.jooq.rows.NamedRows;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.adapter.jooq.unit.LockName;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.rating.Decision;
import dev.stoa.domain.rating.Prediction;
import dev.stoa.domain.rating.Predictions;
import dev.stoa.domain.rating.TournamentId;
import dev.stoa.domain.rating.TournamentResult;
import io.vavr.Tuple;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.time.Instant;
import java.util.function.Consumer;

/** Predictions in the table {@code calibration_predictions}. */
public final class JooqPredictions implements Predictions {

  private static final NamedRows ROWS =
      NamedRows.in(CALIBRATION_PREDICTIONS.PREDICTOR_AGENT, CALIBRATION_PREDICTIONS.TOURNAMENT_ID);

  private final JooqSession session;

  public JooqPredictions(JooqSession session) {
    this.session = session;
  }

  @Override
  public void lock(Seq<TournamentId> tournaments) {
    session.serialize(tournaments.map(LockName.TOURNAMENT::of));
  }

  @Override
  public Option<Prediction> find(TournamentId tournament, AgentName agent) {
    return PREDICTIONS.one(
        session,
        PredictionSql.FIND,
        binds ->
            binds
                .set(CALIBRATION_PREDICTIONS.TOURNAMENT_ID, tournament.value())
                .set(CALIBRATION_PREDICTIONS.PREDICTOR_AGENT, agent.value()));
  }

  @Override
  public Seq<Prediction> of(TournamentId tournament, Option<AgentName> after, int limit) {
    return PredictionSql.BY_AGENT.page(
        session, Filters.NONE.and(PredictionSql.IN_TOURNAMENT, tournament.value()), after, limit);
  }

  @Override
  public void save(Seq<Prediction> predictions) {
    // PostgreSQL's driver sends a batch as one statement, which may not write a row twice.
    Seq<Prediction> last =
        predictions.reverse().distinctBy(one -> Tuple.of(one.tournament(), one.agent())).reverse();
    PREDICTIONS.put(session, last);
  }

  @Override
  public Map<TournamentId, Option<Decision>> decisions(Seq<TournamentId> tournaments) {
    return session
        .list(
            PredictionSql.DECISIONS,
            binds ->
                binds.set(
                    PredictionSql.TOURNAMENTS, tournaments.distinct().map(TournamentId::value)),
            row ->
                Tuple.of(
                    new TournamentId(row.get(CALIBRATION_PREDICTIONS.TOURNAMENT_ID)),
                    PredictionRows.decision(row)))
        .toMap(one -> one);
  }

  @Override
  public void scan(Seq<TournamentId> tournaments, Consumer<Prediction> predictions) {
    session.each(
        PredictionSql.OF_ALL,
        binds -> binds.set(PredictionSql.TOURNAMENTS, tournaments.map(TournamentId::value)),
        row -> predictions.accept(PREDICTIONS.read(row)));
  }

  @Override
  public void decide(Seq<TournamentResult> results, Instant at) {
    session.batch(
        PredictionSql.DECIDE,
        results,
        (binds, result) ->
            binds
                .set(CALIBRATION_PREDICTIONS.WINNER, result.winner().value())
                .set(CALIBRATION_PREDICTIONS.RESOLVED_AT, at)
                .set(CALIBRATION_PREDICTIONS.TOURNAMENT_ID, result.tournament().value()));
  }

  @Override
  public long move(AgentName from, AgentName into) {
    return ROWS.move(session, from, into);
  }

  @Override
  public long count(AgentName agent) {
    return ROWS.count(session, agent);
  }

  @Override
  public void remove(AgentName agent) {
    ROWS.remove(session, agent);
  }
}
