package dev.stoa.adapter.jooq.rating;

import dev.stoa.adapter.jooq.Binds;
import dev.stoa.adapter.jooq.Row;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.JsonNumber;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonParser;
import dev.stoa.domain.json.JsonValue;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.rating.Decision;
import dev.stoa.domain.rating.Forecast;
import dev.stoa.domain.rating.OutcomeName;
import dev.stoa.domain.rating.Prediction;
import dev.stoa.domain.rating.TournamentId;
import dev.stoa.schema.InstantText;
import io.vavr.Tuple;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.SortedMap;
import io.vavr.collection.TreeMap;
import io.vavr.control.Option;
import java.sql.SQLException;

/** Between the columns of {@code calibration_predictions} and the types of the domain. */
final class PredictionRows {

  private PredictionRows() {}

  static void bind(Binds binds, Prediction prediction) throws SQLException {
    Forecast forecast = prediction.forecast();
    binds
        .text(prediction.tournament().value())
        .text(prediction.agent().value())
        .text(forecast.expected().value())
        .real(forecast.confidence())
        .text(forecast.probabilities().map(PredictionRows::json).getOrNull())
        .text(prediction.discipline().map(Discipline::value).getOrNull())
        .instant(prediction.at())
        .text(prediction.decision().map(decided -> decided.winner().value()).getOrNull())
        .instant(prediction.decision().map(Decision::at).getOrNull());
  }

  static Prediction prediction(Row row) throws SQLException {
    String winner = row.text(8);
    Option<Decision> decision =
        winner == null
            ? Option.none()
            : Option.some(
                new Decision(new OutcomeName(winner), InstantText.parse(row.instantText(9))));
    return new Prediction(
        new TournamentId(row.text(1)),
        new AgentName(row.text(2)),
        new Forecast(
            new OutcomeName(row.text(3)),
            row.real(4),
            Option.of(row.text(5)).map(PredictionRows::probabilities)),
        Option.of(row.text(6)).map(Discipline::new),
        InstantText.parse(row.instantText(7)),
        decision);
  }

  private static String json(SortedMap<OutcomeName, Double> probabilities) {
    return CanonicalJson.of(
            new JsonObject(
                LinkedHashMap.ofEntries(
                    probabilities.map(
                        each ->
                            Tuple.of(
                                each._1.value(),
                                (JsonValue) new JsonNumber(Double.toString(each._2)))))))
        .text();
  }

  private static SortedMap<OutcomeName, Double> probabilities(String json) {
    return TreeMap.ofEntries(
        ((JsonObject) JsonParser.parse(json))
            .members()
            .map(each -> Tuple.of(new OutcomeName(each._1), ((JsonNumber) each._2).exactDouble())));
  }
}
