package dev.stoa.domain.rating;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.domain.json.JsonArray;
import dev.stoa.domain.json.JsonBoolean;
import dev.stoa.domain.json.JsonNull;
import dev.stoa.domain.json.JsonNumber;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonParser;
import dev.stoa.domain.json.JsonString;
import dev.stoa.domain.json.JsonValue;
import dev.stoa.domain.json.SharedData;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The numbers of the system the tables come from. */
final class CalibrationVectorsTest {

  private static final double EXACT = 1e-12;

  @Test
  void theRulesGiveTheVectorsNumbers() throws IOException {
    Option<Path> file = SharedData.find("spec/vectors/aragora.json");
    if (file.isEmpty()) {
      return;
    }
    Seq<JsonObject> vectors =
        ((JsonArray) JsonParser.parse(Files.readString(file.get())))
            .values()
            .map(each -> (JsonObject) each);
    int checked = 0;
    for (JsonObject vector : vectors) {
      checked += check(text(vector, "area"), member(vector, "input"), vector) ? 1 : 0;
    }
    assertTrue(checked >= 25, "only " + checked + " vectors were found");
  }

  /** Whether the vector is one of ours. */
  private static boolean check(String area, JsonValue given, JsonObject vector) {
    JsonObject input = (JsonObject) given;
    String what = area + " " + input;
    JsonValue expected = member(vector, "expected");
    switch (area) {
      case "calibration.accuracy" -> assertEquals(number(expected), tally(input).hitRate(), what);
      case "calibration.brier" ->
          assertEquals(
              number(expected),
              input.members().containsKey("confidence")
                  ? ForecastScore.ofOne(
                          number(member(input, "confidence")), flag(member(input, "correct")))
                      .brier()
                  : tally(input).brier(),
              EXACT,
              what);
      case "calibration.score" ->
          assertEquals(number(expected), CalibrationScore.of(tally(input)), EXACT, what);
      case "calibration.best_domain" ->
          assertEquals(
              expected instanceof JsonNull ? Option.none() : Option.some(number(expected)),
              CalibrationScore.inDiscipline(tally(input)),
              what);
      case "calibration.bucket" -> {
        double confidence = number(member(input, "confidence"));
        // Upstream keeps an eleventh bucket, "1.0-1.0"; here certainty is in the last of ten.
        String key = confidence == 1 ? "0.9-1.0" : ((JsonString) expected).value();
        assertEquals(
            key, ReliabilityBucket.empty(ReliabilityBucket.tenthOf(confidence)).key(), what);
      }
      case "calibration.ece" ->
          assertEquals(number(expected), curve(input).expectedError(), EXACT, what);
      case "reputation.weight" ->
          assertEquals(
              number(expected instanceof JsonObject both ? member(both, "weight") : expected),
              VoteWeights.reputation(reputation(input), number(member(input, "calibration"))),
              EXACT,
              what);
      default -> {
        return false;
      }
    }
    return true;
  }

  private static BrierTally tally(JsonObject input) {
    long total =
        (long)
            number(member(input, input.members().containsKey("total") ? "total" : "predictions"));
    return new BrierTally(
        total,
        (long)
            input
                .members()
                .get("correct")
                .map(CalibrationVectorsTest::number)
                .getOrElse(0.0)
                .doubleValue(),
        input.members().get("brier_sum").map(CalibrationVectorsTest::number).getOrElse(0.0),
        0);
  }

  private static ReliabilityCurve curve(JsonObject input) {
    ReliabilityCurve curve = ReliabilityCurve.EMPTY;
    for (JsonValue pair : ((JsonArray) member(input, "predictions")).values()) {
      Seq<JsonValue> both = ((JsonArray) pair).values();
      curve = curve.plus(number(both.get(0)), flag(both.get(1)));
    }
    return curve;
  }

  /** The score the vectors' counts stand for: 0.5 without proposals. */
  private static double reputation(JsonObject input) {
    double made = number(member(input, "made"));
    double given = number(member(input, "given"));
    double valuable = given == 0 ? 0.5 : number(member(input, "valuable")) / given;
    return made == 0 ? 0.5 : 0.6 * number(member(input, "accepted")) / made + 0.4 * valuable;
  }

  private static JsonValue member(JsonObject object, String name) {
    return object.members().get(name).get();
  }

  private static String text(JsonObject object, String name) {
    return ((JsonString) member(object, name)).value();
  }

  private static double number(JsonValue value) {
    return ((JsonNumber) value).exactDouble();
  }

  private static boolean flag(JsonValue value) {
    return ((JsonBoolean) value).value();
  }
}
