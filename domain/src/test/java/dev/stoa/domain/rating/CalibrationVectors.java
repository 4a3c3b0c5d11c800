package dev.stoa.domain.rating;

import static dev.stoa.domain.vectors.VectorForm.expecting;
import static dev.stoa.domain.vectors.VectorForm.input;
import static dev.stoa.domain.vectors.VectorForm.mentioning;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.domain.vectors.Given;
import dev.stoa.domain.vectors.SpecVector;
import dev.stoa.domain.vectors.VectorChecks;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Checks the vectors of forecasts, calibration and vote weights. */
public final class CalibrationVectors {

  private static final Pattern WINNER = Pattern.compile("winner (\\w+)");
  private static final Pattern PREDICTION = Pattern.compile("(\\w+):(\\w+)@([0-9.]+)");

  private CalibrationVectors() {}

  /** The areas of this context. */
  public static VectorChecks checks() {
    return VectorChecks.of(SpecVector.ARAGORA)
        .check("calibration.accuracy", v -> v.expected().matches(tally(v.input()).hitRate()))
        .check(
            "calibration.brier",
            input("confidence"),
            v ->
                v.expected()
                    .matches(
                        brier(
                            v.input().get("confidence").number(), v.input().get("correct").flag())))
        .check("calibration.brier", v -> v.expected().matches(tally(v.input()).brier()))
        .check(
            "calibration.score", v -> v.expected().matches(CalibrationScore.of(tally(v.input()))))
        .check("calibration.best_domain", CalibrationVectors::bestDomain)
        .check("calibration.bucket", CalibrationVectors::bucket)
        .check(
            "calibration.ece",
            input("predictions"),
            v -> v.expected().matches(curve(v.input()).expectedError()))
        .check("calibration.tournament", mentioning("winner"), CalibrationVectors::tournament)
        .check(
            "reputation.weight",
            expecting(Given::isNumber),
            v -> v.expected().matches(weight(v.input())))
        .check(
            "reputation.weight",
            expecting("weight"),
            v -> v.expected().get("weight").matches(weight(v.input())));
  }

  /** The predictions are in the description. */
  private static void tournament(SpecVector vector) {
    Matcher winner = WINNER.matcher(vector.description());
    assertTrue(winner.find(), "the description names the winner");
    PREDICTION
        .matcher(vector.description())
        .results()
        .forEach(
            each ->
                vector
                    .expected()
                    .get(each.group(1))
                    .matches(
                        brier(
                            Double.parseDouble(each.group(3)),
                            each.group(2).equals(winner.group(1)))));
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
    if (confidence == 1) {
      assertEquals("0.9-1.0", key);
      vector.differs("eleventh bucket");
    } else {
      vector.expected().matches(key);
    }
  }

  private static BrierTally tally(Given input) {
    return BrierTally.withoutLogLoss(
        input.get(input.has("total") ? "total" : "predictions").whole(),
        input.whole("correct", 0),
        input.number("brier_sum", 0));
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
    return VoteWeights.reputation(reputation(input), input.number("calibration", 0.5));
  }

  /** The score of the counts; the critique context has the rule. */
  private static double reputation(Given input) {
    double made = input.number("made", 0);
    double given = input.number("given", 0);
    double valuable = given == 0 ? 0.5 : input.number("valuable", 0) / given;
    return made == 0 ? 0.5 : 0.6 * input.number("accepted", 0) / made + 0.4 * valuable;
  }
}
