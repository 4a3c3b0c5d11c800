package dev.stoa.domain.rating;

import static dev.stoa.domain.vectors.VectorForm.described;
import static dev.stoa.domain.vectors.VectorForm.input;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.domain.vectors.Given;
import dev.stoa.domain.vectors.SpecVector;
import dev.stoa.domain.vectors.VectorChecks;
import dev.stoa.domain.vectors.VectorForm;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** Checks the vectors of forecasts, calibration and vote weights. */
public final class CalibrationVectors {

  private static final VectorForm WEIGHT =
      input("made", "accepted", "given", "valuable", "calibration");

  private CalibrationVectors() {}

  /** The areas of this context. */
  public static VectorChecks checks() {
    return VectorChecks.of(SpecVector.ARAGORA)
        .check(
            "calibration.accuracy",
            input("correct", "total"),
            v -> v.expected().matches(tally(v.input()).hitRate()))
        .check(
            "calibration.brier",
            input("confidence", "correct"),
            v ->
                v.expected()
                    .matches(
                        brier(
                            v.input().get("confidence").number(), v.input().get("correct").flag())))
        .check(
            "calibration.brier",
            input("total").optionally("brier_sum"),
            v -> v.expected().matches(tally(v.input()).brier()))
        .check(
            "calibration.score",
            input("total", "brier_sum"),
            v -> v.expected().matches(CalibrationScore.of(tally(v.input()))))
        .check(
            "calibration.best_domain",
            input("predictions", "brier_sum"),
            CalibrationVectors::bestDomain)
        .check("calibration.bucket", input("confidence"), CalibrationVectors::bucket)
        .check(
            "calibration.ece",
            input("predictions"),
            v -> v.expected().matches(curve(v.input()).expectedError()))
        .check(
            "calibration.tournament",
            described("resolve t1, winner gemini; predictions claude:gemini@.7, gpt:codex@.8"),
            v -> {
              v.expected().get("claude").matches(brier(0.7, true));
              v.expected().get("gpt").matches(brier(0.8, false));
            })
        .check(
            "reputation.weight",
            WEIGHT.expectingNumber(),
            v -> v.expected().matches(weight(v.input())))
        .check(
            "reputation.weight",
            WEIGHT.expecting("score", "weight"),
            v -> v.expected().get("weight").matches(weight(v.input())));
  }

  private static double brier(double confidence, boolean correct) {
    return ForecastScore.ofOne(confidence, correct).brier();
  }

  private static void bestDomain(SpecVector vector) {
    Option<Double> score = CalibrationScore.inDiscipline(tally(vector.input()));
    assertEquals(vector.expected().isNull(), score.isEmpty());
    score.forEach(vector.expected()::matches);
  }

  private static void bucket(SpecVector vector) {
    double confidence = vector.input().get("confidence").number();
    String key = ReliabilityBucket.empty(ReliabilityBucket.tenthOf(confidence)).key();
    // The original has an eleventh bucket for 1; in Stoa 1 is in the last of ten.
    assertEquals(confidence == 1 ? "0.9-1.0" : vector.expected().text(), key);
  }

  private static BrierTally tally(Given input) {
    return BrierTally.withoutLogLoss(
        input.get(input.has("total") ? "total" : "predictions").whole(),
        input.find("correct").map(Given::whole).getOrElse(0L),
        input.find("brier_sum").map(Given::number).getOrElse(0.0));
  }

  private static ReliabilityCurve curve(Given input) {
    ReliabilityCurve curve = ReliabilityCurve.EMPTY;
    for (Given each : input.get("predictions").list()) {
      Seq<Given> prediction = each.list();
      curve = curve.plus(prediction.get(0).number(), prediction.get(1).flag());
    }
    return curve;
  }

  private static double weight(Given input) {
    return VoteWeights.reputation(reputation(input), input.get("calibration").number());
  }

  /** The score of the counts; the critique context has the rule. */
  private static double reputation(Given input) {
    double made = input.get("made").number();
    double given = input.get("given").number();
    double valuable = given == 0 ? 0.5 : input.get("valuable").number() / given;
    return made == 0 ? 0.5 : 0.6 * input.get("accepted").number() / made + 0.4 * valuable;
  }
}
