package dev.stoa.app.rating;

import dev.stoa.adapter.cli.JsonMembers;
import dev.stoa.adapter.cli.Table;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.kernel.Instants;
import dev.stoa.domain.rating.BrierTally;
import dev.stoa.domain.rating.Calibration;
import dev.stoa.domain.rating.CalibrationScore;
import dev.stoa.domain.rating.ForecastScore;
import dev.stoa.domain.rating.Prediction;
import dev.stoa.domain.rating.Resolution;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.Locale;

/** How predictions and calibrations are shown. */
final class CalibrationView {

  private CalibrationView() {}

  /** A line for each calibration. */
  static Table listed(Seq<Calibration> calibrations) {
    return Table.of("agent", "domain", "predictions", "right", "brier", "log loss", "score")
        .rows(
            calibrations,
            each ->
                new Object[] {
                  each.agent(),
                  each.disciplines(),
                  each.tally().predictions(),
                  each.tally().correct(),
                  figure(each.tally().brier()),
                  figure(each.tally().logLoss()),
                  each.tally().predictions() < CalibrationScore.MINIMUM ? "-" : figure(each.score())
                });
  }

  /** A line for each prediction. */
  static Table predictions(Seq<Prediction> predictions) {
    return Table.of("tournament", "agent", "expects", "confidence", "domain", "brier")
        .rows(
            predictions,
            each ->
                new Object[] {
                  each.tournament(),
                  each.agent(),
                  each.forecast().expected(),
                  each.forecast().confidence(),
                  each.discipline().map(Discipline::value).getOrElse("-"),
                  each.score().map(score -> figure(score.brier())).getOrElse("-")
                });
  }

  /** What came of a tournament. */
  static Table resolved(Resolution resolution) {
    BrierTally tally = resolution.tally();
    return Table.of("tournament", "ended", "predictions", "right", "brier", "log loss")
        .row(
            resolution.tournament(),
            resolution.decision().winner(),
            tally.predictions(),
            tally.correct(),
            figure(tally.brier()),
            figure(tally.logLoss()));
  }

  static JsonMembers json(Seq<Calibration> calibrations) {
    return new JsonMembers().with("calibrations", calibrations.map(CalibrationView::json));
  }

  static JsonObject json(Calibration calibration) {
    return tally(
            new JsonMembers()
                .with("agent", calibration.agent().value())
                .withText("domain", calibration.disciplines().discipline().map(Discipline::value)),
            calibration.tally())
        .withNumber("score", Option.some(calibration.score()))
        .with("updated_at", Instants.text(calibration.updatedAt()))
        .object();
  }

  static JsonObject json(Prediction prediction) {
    return new JsonMembers()
        .with("tournament", prediction.tournament().value())
        .with("agent", prediction.agent().value())
        .with("expected", prediction.forecast().expected().value())
        .withNumber("confidence", Option.some(prediction.forecast().confidence()))
        .withText("domain", prediction.discipline().map(Discipline::value))
        .with("at", Instants.text(prediction.at()))
        .withNumber("brier", prediction.score().map(ForecastScore::brier))
        .object();
  }

  static JsonObject json(Resolution resolution) {
    return tally(
            new JsonMembers()
                .with("tournament", resolution.tournament().value())
                .with("winner", resolution.decision().winner().value())
                .with("resolved_at", Instants.text(resolution.decision().at())),
            resolution.tally())
        .object();
  }

  /** Four places, whatever the locale. */
  static String figure(double value) {
    return String.format(Locale.ROOT, "%.4f", value);
  }

  private static JsonMembers tally(JsonMembers members, BrierTally tally) {
    return members
        .with("predictions", tally.predictions())
        .with("correct", tally.correct())
        .withNumber("hit_rate", Option.some(tally.hitRate()))
        .withNumber("brier", Option.some(tally.brier()))
        .withNumber("log_loss", Option.some(tally.logLoss()));
  }
}
