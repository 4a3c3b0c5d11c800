package dev.stoa.adapter.jooq.rating;

import static dev.stoa.schema.generated.tables.CalibrationPredictions.CALIBRATION_PREDICTIONS;

import dev.stoa.adapter.jooq.rows.Rows;
import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.JsonNumber;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonParser;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.rating.Decision;
import dev.stoa.domain.rating.Forecast;
import dev.stoa.domain.rating.OutcomeName;
import dev.stoa.domain.rating.Prediction;
import dev.stoa.domain.rating.TournamentId;
import dev.stoa.schema.Json;
import dev.stoa.schema.generated.tables.CalibrationPredictions;
import io.vavr.Tuple;
import io.vavr.collection.SortedMap;
import io.vavr.collection.TreeMap;
import io.vavr.control.Option;
import java.sql.SQLException;

/** Which column of {@code calibration_predictions} holds what. */
final class PredictionRows {

  private static final CalibrationPredictions TABLE = CALIBRATION_PREDICTIONS;

  static final Rows<Prediction> PREDICTIONS =
      Rows.of(TABLE, PredictionRows::prediction)
          .key(TABLE.TOURNAMENT_ID, prediction -> prediction.tournament().value())
          .key(TABLE.PREDICTOR_AGENT, prediction -> prediction.agent().value())
          .changing()
          .set(TABLE.PREDICTED_WINNER, prediction -> prediction.forecast().expected().value())
          .set(TABLE.CONFIDENCE, prediction -> prediction.forecast().confidence())
          .maybe(
              TABLE.PROBABILITIES,
              prediction -> prediction.forecast().probabilities().map(PredictionRows::json))
          .maybe(TABLE.DOMAIN, prediction -> prediction.discipline().map(Discipline::value))
          .set(TABLE.CREATED_AT, Prediction::at)
          .maybe(
              TABLE.WINNER,
              prediction -> prediction.decision().map(decided -> decided.winner().value()))
          .maybe(TABLE.RESOLVED_AT, prediction -> prediction.decision().map(Decision::at));

  private PredictionRows() {}

  static Option<Decision> decision(Row row) throws SQLException {
    String winner = row.get(TABLE.WINNER);
    return winner == null
        ? Option.none()
        : Option.some(new Decision(new OutcomeName(winner), row.get(TABLE.RESOLVED_AT)));
  }

  private static Prediction prediction(Row row) throws SQLException {
    return new Prediction(
        new TournamentId(row.get(TABLE.TOURNAMENT_ID)),
        new AgentName(row.get(TABLE.PREDICTOR_AGENT)),
        new Forecast(
            new OutcomeName(row.get(TABLE.PREDICTED_WINNER)),
            row.get(TABLE.CONFIDENCE),
            Option.of(row.get(TABLE.PROBABILITIES)).map(PredictionRows::probabilities)),
        Option.of(row.get(TABLE.DOMAIN)).map(Discipline::new),
        row.get(TABLE.CREATED_AT),
        decision(row));
  }

  private static Json json(SortedMap<OutcomeName, Double> probabilities) {
    return new Json(CanonicalJson.of(probabilities.mapKeys(OutcomeName::value).toJavaMap()).text());
  }

  private static SortedMap<OutcomeName, Double> probabilities(Json json) {
    return TreeMap.ofEntries(
        ((JsonObject) JsonParser.parse(json.text()))
            .members()
            .map(each -> Tuple.of(new OutcomeName(each._1), ((JsonNumber) each._2).exactDouble())));
  }
}
