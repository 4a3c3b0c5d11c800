package dev.stoa.actions.rating;

import dev.stoa.actions.shape.View;
import dev.stoa.domain.rating.BrierTally;
import dev.stoa.domain.rating.Calibration;
import dev.stoa.domain.rating.Decision;
import dev.stoa.domain.rating.Forecast;
import dev.stoa.domain.rating.ForecastScore;
import dev.stoa.domain.rating.MurphyDecomposition;
import dev.stoa.domain.rating.Prediction;
import dev.stoa.domain.rating.ReliabilityBucket;
import dev.stoa.domain.rating.ReliabilityCurve;
import dev.stoa.domain.rating.Resolution;

/** How callers see predictions and calibration. */
final class CalibrationViews {

  private static final String MEAN_BRIER = "The mean Brier score.";

  private static final View<BrierTally> TALLY =
      View.of(BrierTally.class)
          .leaveOut("brier_sum", "log_losses", "log_loss_sum")
          .method("hitRate", "hit_rate")
          .method("brier", "brier")
          .note("brier", MEAN_BRIER)
          .method("logLoss", "log_loss")
          .note("log_loss", "The mean log loss; none if all were imported.");

  static final View<Calibration> CALIBRATION =
      View.of(Calibration.class)
          .flatten("disciplines")
          .rename("discipline", "domain")
          .note("domain", "The discipline; none for all predictions.")
          .flatten("tally", TALLY)
          .method("score", "score")
          .note("score", "From 0 to 1, best; 0 with fewer than ten predictions.")
          .before("score", "updated_at");

  static final View<Prediction> PREDICTION =
      View.of(Prediction.class)
          .rename("tournament", "tournament_id")
          .flatten(
              "forecast",
              View.of(Forecast.class)
                  .note("confidence", "The probability of the expected outcome.")
                  .leaveOut("probabilities")
                  .method("outcomes", "probabilities")
                  .note("probabilities", "Those of all outcomes, if they were given."))
          .rename("discipline", "domain")
          .rename("at", "predicted_at")
          .flatten(
              "decision",
              View.of(Decision.class)
                  .rename("winner", "outcome")
                  .note("outcome", "How the tournament ended.")
                  .leaveOut("at"))
          .method("score", "score")
          .flatten(
              "score",
              View.of(ForecastScore.class)
                  .leaveOut("hit")
                  .note("brier", "From 0, certain and right, to 1, certain and wrong."));

  static final View<Resolution> RESOLUTION =
      View.of(Resolution.class)
          .rename("tournament", "tournament_id")
          .flatten(
              "decision",
              View.of(Decision.class).rename("winner", "outcome").rename("at", "resolved_at"))
          .flatten("tally", TALLY);

  static final View<ReliabilityCurve> CURVE =
      View.of(ReliabilityCurve.class, "Curve")
          .nest(
              "buckets",
              View.of(ReliabilityBucket.class, "CurveBucket")
                  .leaveOut("tenth", "confidence_sum", "brier_sum")
                  .method("key", "bucket")
                  .note("bucket", "The range of the confidence.")
                  .method("meanConfidence", "mean_confidence")
                  .method("hitRate", "hit_rate")
                  .order("bucket"))
          .note("buckets", "Ten, by confidence.")
          .method("predictions", "predictions")
          .method("brier", "brier")
          .note("brier", MEAN_BRIER)
          .method("expectedError", "expected_error")
          .note("expected_error", "The mean difference of confidence and hit rate.")
          .method("maximumError", "maximum_error")
          .note("maximum_error", "The largest difference in a bucket.")
          .method("murphy", "murphy")
          .flatten(
              "murphy",
              View.of(MurphyDecomposition.class)
                  .note(
                      "reliability",
                      "The difference of confidence and hit rate within the buckets; 0 is best.")
                  .note(
                      "resolution", "How much the hit rates of the buckets differ; more is better.")
                  .note("uncertainty", "The variance of the outcomes."))
          .order(
              "predictions",
              "brier",
              "expected_error",
              "maximum_error",
              "reliability",
              "resolution",
              "uncertainty");

  private CalibrationViews() {}
}
