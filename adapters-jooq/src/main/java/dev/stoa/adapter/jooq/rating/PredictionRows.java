package dev.stoa.adapter.jooq.rating;

import static dev.stoa.schema.generated.tables.CalibrationPredictions.CALIBRATION_PREDICTIONS;

import dev.stoa.adapter.jooq.sql.Binds;
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

/** Maps the columns of {@code calibration_predictions} to the types of the domain. */
final class PredictionRows {

  private static final CalibrationPredictions TABLE = CALIBRATION_PREDICTIONS;

  private PredictionRows() {}

  static void bind(Binds binds, Prediction prediction) throws SQLException {
    Forecast forecast = prediction.forecast();
    binds
        .set(TABLE.TOURNAMENT_ID, prediction.tournament().value())
        .set(TABLE.PREDICTOR_AGENT, prediction.agent().value())
        .set(TABLE.PREDICTED_WINNER, forecast.expected().value())
        .set(TABLE.CONFIDENCE, forecast.confidence())
        .set(TABLE.PROBABILITIES, forecast.probabilities().map(PredictionRows::json).getOrNull())
        .set(TABLE.DOMAIN, prediction.discipline().map(Discipline::value).getOrNull())
        .set(TABLE.CREATED_AT, prediction.at())
        .set(
            TABLE.WINNER,
            prediction.decision().map(decided -> decided.winner().value()).getOrNull())
        .set(TABLE.RESOLVED_AT, prediction.decision().map(Decision::at).getOrNull());
  }

  static Option<Decision> decision(Row row) throws SQLException {
    String winner = row.get(TABLE.WINNER);
    return winner == null
        ? Option.none()
        : Option.some(new Decision(new OutcomeName(winner), row.get(TABLE.RESOLVED_AT)));
  }

  static Prediction prediction(Row row) throws SQLException {
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
