package dev.stoa.domain.critique;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.domain.json.JsonArray;
import dev.stoa.domain.json.JsonNumber;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonParser;
import dev.stoa.domain.json.JsonString;
import dev.stoa.domain.json.JsonValue;
import dev.stoa.domain.json.SharedData;
import dev.stoa.domain.kernel.AgentName;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import org.junit.jupiter.api.Test;

/** The numbers seen elsewhere: of patterns, reputations and critiques. */
final class CritiqueVectorsTest {

  private static final Instant NOW = Instant.parse("2026-01-02T03:04:05Z");
  private static final AgentName AGENT = new AgentName("critic");
  private static final double CLOSE = 1e-9;

  @Test
  void theVectorsHold() throws IOException {
    for (Path file : SharedData.find("spec/vectors/aragora.json")) {
      Seq<JsonObject> vectors =
          ((JsonArray) JsonParser.parse(Files.readString(file)))
              .values()
              .map(value -> (JsonObject) value)
              .filter(one -> text(one, "area").matches("(pattern|reputation|critique)[.].*"));
      assertTrue(vectors.size() >= 19, "vectors read: " + vectors.size());
      vectors.forEach(CritiqueVectorsTest::holds);
    }
  }

  private static void holds(JsonObject vector) {
    JsonObject input = (JsonObject) member(vector, "input");
    JsonValue expected = member(vector, "expected");
    String area = text(vector, "area");
    switch (area) {
      case "reputation.score" -> assertEquals(number(expected), reputation(input).score(), CLOSE);
      case "reputation.rate" ->
          assertEquals(number(expected), reputation(input).acceptance(), CLOSE);
      case "reputation.weight" -> weight(input, expected);
      case "pattern.success_rate" ->
          assertEquals(number(expected), Lessons.untouched().successRate(), CLOSE);
      case "pattern.category" ->
          assertEquals(IssueCategory.labelled(string(expected)), category(input));
      case "pattern.id" ->
          assertEquals(string(expected), PatternId.of(text(input, "issue")).value());
      case "pattern.learning" -> learning(input, (JsonArray) expected);
      case "critique.prediction" -> prediction(input, (JsonObject) expected);
      default -> throw new AssertionError("a vector nobody checks: " + area);
    }
  }

  private static IssueCategory category(JsonObject input) {
    return IssueCategory.of(text(input, "issue"));
  }

  private static void weight(JsonObject input, JsonValue expected) {
    double score = reputation(input).score();
    double weight = Reputation.voteWeight(score, number(member(input, "calibration")));
    if (expected instanceof JsonObject both) {
      assertEquals(number(member(both, "score")), score, CLOSE);
      assertEquals(number(member(both, "weight")), weight, CLOSE);
    } else {
      assertEquals(number(expected), weight, CLOSE);
    }
  }

  private static void learning(JsonObject input, JsonArray expected) {
    Lessons lessons = new Lessons();
    for (JsonValue value : ((JsonArray) member(input, "ops")).values()) {
      Seq<JsonValue> op = ((JsonArray) value).values();
      String issue = string(op.get(1));
      lessons.learn(
          string(op.head()).equals("s")
              ? PatternLesson.helped(issue, number(op.get(2)))
              : PatternLesson.failed(issue));
    }
    for (JsonValue value : expected.values()) {
      Seq<JsonValue> row = ((JsonArray) value).values();
      CritiquePattern learnt = lessons.pattern(new PatternId(string(row.head())));
      assertEquals(string(row.get(1)), learnt.category().label());
      assertEquals((long) number(row.get(2)), learnt.successes());
      assertEquals((long) number(row.get(3)), learnt.failures());
      assertEquals(number(row.get(4)), learnt.averageSeverity(), CLOSE);
      assertEquals(number(row.get(5)), learnt.surprise(), CLOSE);
      assertEquals(number(row.get(6)), learnt.baseRate(), CLOSE);
    }
  }

  private static void prediction(JsonObject input, JsonObject expected) {
    Seq<JsonValue> errors = ((JsonArray) member(expected, "errors")).values();
    Seq<JsonValue> actual = ((JsonArray) member(input, "actual_usefulness")).values();
    Reputation reputation = Reputation.none(AGENT, NOW);
    for (int i = 0; i < actual.size(); i++) {
      Critique filed =
          new Critique(new CritiqueId(i + 1), CritiqueDraft.of("d", AGENT), NOW, Option.none());
      Critique judged = filed.judged(Judgement.helped(number(actual.get(i))), NOW).get();
      double error = judged.predictionError().get();
      assertEquals(number(errors.get(i)), error, CLOSE);
      reputation = reputation.judged(true, error, NOW);
    }
    assertEquals((long) number(member(expected, "total")), reputation.predictions());
    assertEquals(number(member(expected, "error_sum")), reputation.predictionErrors(), CLOSE);
    assertEquals(number(member(expected, "calibration")), reputation.calibration(), CLOSE);
  }

  private static Reputation reputation(JsonObject input) {
    return new Reputation(
        AGENT,
        count(input, "made"),
        count(input, "accepted"),
        count(input, "given"),
        count(input, "valuable"),
        0,
        0,
        NOW);
  }

  private static long count(JsonObject input, String name) {
    return input.members().get(name).map(value -> (long) number(value)).getOrElse(0L);
  }

  private static JsonValue member(JsonObject object, String name) {
    return object.members().get(name).get();
  }

  private static String text(JsonObject object, String name) {
    return string(member(object, name));
  }

  private static String string(JsonValue value) {
    return ((JsonString) value).value();
  }

  private static double number(JsonValue value) {
    return Double.parseDouble(((JsonNumber) value).lexeme());
  }
}
