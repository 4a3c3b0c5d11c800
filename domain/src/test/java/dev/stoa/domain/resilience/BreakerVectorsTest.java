package dev.stoa.domain.resilience;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.domain.json.JsonArray;
import dev.stoa.domain.json.JsonBoolean;
import dev.stoa.domain.json.JsonNumber;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonParser;
import dev.stoa.domain.json.JsonString;
import dev.stoa.domain.json.JsonValue;
import dev.stoa.domain.json.SharedData;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;

/** What was seen of breakers elsewhere, where it was no defect. */
final class BreakerVectorsTest {

  private static final Instant T0 = Instant.parse("2026-01-02T03:04:05Z");
  private static final BreakerName NAME = new BreakerName("b");

  @Test
  void onlyTheFailureThatOpensItSaysSo() {
    assertEquals(List.of(false, false, true, false), tripped(4, 3));
  }

  @Test
  void providersHaveTheirOwnPolicies() {
    assertEquals(new BreakerPolicy(3, 2, Duration.ofSeconds(30), 2), of("anthropic"));
    assertEquals(new BreakerPolicy(5, 3, Duration.ofSeconds(90), 2), of("OpenRouter:llama"));
    assertEquals(ProviderPolicies.of("gemini"), ProviderPolicies.of("GOOGLE"));
    assertEquals(BreakerPolicy.DEFAULT, of("search"));
    assertEquals(BreakerPolicy.DEFAULT, of("openai-proxy"));
    assertEquals(8, ProviderPolicies.table().size());
  }

  @Test
  void theVectorsHold() throws IOException {
    for (Path file : SharedData.find("spec/vectors/aragora.json")) {
      Seq<JsonObject> vectors =
          ((JsonArray) JsonParser.parse(Files.readString(file)))
              .values()
              .map(value -> (JsonObject) value)
              .filter(one -> text(one, "area").startsWith("circuit_breaker."));
      assertTrue(vectors.size() >= 7, "vectors read: " + vectors.size());
      vectors.forEach(BreakerVectorsTest::holds);
    }
  }

  private static void holds(JsonObject vector) {
    JsonObject input = (JsonObject) member(vector, "input");
    JsonValue expected = member(vector, "expected");
    switch (text(vector, "area")) {
      case "circuit_breaker.default" ->
          assertEquals(
              (long) number(expected),
              text(vector, "description").equals("cooldown_seconds")
                  ? BreakerPolicy.DEFAULT.cooldown().toSeconds()
                  : BreakerPolicy.DEFAULT.failureThreshold());
      case "circuit_breaker.open" -> {
        int failures = (int) number(member(input, "failures"));
        Seq<JsonValue> told = ((JsonArray) expected).values();
        assertEquals(
            told.dropRight(1).map(value -> ((JsonBoolean) value).value()).toList(),
            tripped(failures, (int) number(member(input, "threshold"))));
        assertEquals(((JsonString) told.last()).value(), BreakerState.OPEN.label());
      }
      case "circuit_breaker.provider" -> {
        JsonObject policy = (JsonObject) expected;
        assertEquals(
            new BreakerPolicy(
                (int) number(member(policy, "failure_threshold")),
                (int) number(member(policy, "success_threshold")),
                Duration.ofSeconds((long) number(member(policy, "timeout_seconds"))),
                (int) number(member(policy, "half_open_max_calls"))),
            ProviderPolicies.of(text(input, "provider")));
      }
      default -> throw new AssertionError("a vector nobody checks: " + vector);
    }
  }

  private static List<Boolean> tripped(int failures, int threshold) {
    CircuitBreaker breaker =
        CircuitBreaker.closed(NAME, new BreakerPolicy(threshold, 1, Duration.ofHours(1), 1), T0);
    List<Boolean> told = List.empty();
    for (int i = 0; i < failures; i++) {
      CircuitBreaker after = breaker.failed(breaker.unasked(), T0);
      told = told.append(after.trippedSince(breaker));
      breaker = after;
    }
    assertEquals(BreakerState.OPEN, breaker.stateAt(T0));
    return told;
  }

  private static BreakerPolicy of(String name) {
    return ProviderPolicies.of(new BreakerName(name));
  }

  private static JsonValue member(JsonObject object, String name) {
    return object.members().get(name).get();
  }

  private static String text(JsonObject object, String name) {
    return ((JsonString) member(object, name)).value();
  }

  private static double number(JsonValue value) {
    return Double.parseDouble(((JsonNumber) value).lexeme());
  }
}
