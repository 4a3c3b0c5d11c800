package dev.stoa.adapter.jooq.rating;

import dev.stoa.adapter.jooq.JooqSession;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.rating.Decision;
import dev.stoa.domain.rating.Prediction;
import dev.stoa.domain.rating.Predictions;
import dev.stoa.domain.rating.TournamentId;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** Predictions in the table {@code calibration_predictions}. */
public final class JooqPredictions implements Predictions {

  private final JooqSession session;
  private final PredictionSql sql;

  public JooqPredictions(JooqSession session) {
    this.session = session;
    this.sql = new PredictionSql(session.dialect().sql());
  }

  @Override
  public void lock(TournamentId tournament) {
    session.serialize("tournament/" + tournament.value());
  }

  @Override
  public Option<Prediction> find(TournamentId tournament, AgentName agent) {
    return session.one(
        sql.find,
        binds -> binds.text(tournament.value()).text(agent.value()),
        PredictionRows::prediction);
  }

  @Override
  public Seq<Prediction> of(TournamentId tournament, Option<AgentName> after, int limit) {
    return session.list(
        sql.page,
        binds ->
            binds
                .text(tournament.value())
                .text(after.map(AgentName::value).getOrElse(""))
                .number(limit),
        PredictionRows::prediction);
  }

  @Override
  public void save(Prediction prediction) {
    session.run(sql.save, binds -> PredictionRows.bind(binds, prediction));
  }

  @Override
  public void decide(TournamentId tournament, Decision decision) {
    session.run(
        sql.decide,
        binds ->
            binds.text(decision.winner().value()).instant(decision.at()).text(tournament.value()));
  }
}
