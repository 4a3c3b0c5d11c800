package dev.stoa.domain.resilience;

import static dev.stoa.domain.vectors.VectorForm.mentioning;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.domain.vectors.Given;
import dev.stoa.domain.vectors.SpecVector;
import dev.stoa.domain.vectors.VectorChecks;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.time.Duration;
import java.time.Instant;

/** Checks the vectors of circuit breakers. */
public final class BreakerVectors {

  private static final Instant T0 = Instant.parse("2026-01-02T03:04:05Z");
  private static final BreakerName NAME = new BreakerName("b");

  private BreakerVectors() {}

  /** The areas of this context. */
  public static VectorChecks checks() {
    return VectorChecks.of(SpecVector.ARAGORA)
        .check(
            "circuit_breaker.default",
            mentioning("failure_threshold"),
            v -> v.expected().matches((double) BreakerPolicy.DEFAULT.failureThreshold()))
        .check(
            "circuit_breaker.default",
            mentioning("success_threshold"),
            v -> v.expected().matches((double) BreakerPolicy.DEFAULT.successThreshold()))
        .check(
            "circuit_breaker.default",
            mentioning("cooldown_seconds"),
            v -> v.expected().matches((double) BreakerPolicy.DEFAULT.cooldown().toSeconds()))
        .check(
            "circuit_breaker.default",
            mentioning("half_open_max_calls"),
            v -> v.expected().matches((double) BreakerPolicy.DEFAULT.probeLimit()))
        .check("circuit_breaker.open", BreakerVectors::opening)
        .check("circuit_breaker.provider", BreakerVectors::provider);
  }

  /** One answer per failure, whether it opened the breaker; the last value is the state. */
  private static void opening(SpecVector vector) {
    int threshold =
        (int) vector.input().whole("threshold", BreakerPolicy.DEFAULT.failureThreshold());
    CircuitBreaker breaker =
        CircuitBreaker.closed(NAME, new BreakerPolicy(threshold, 1, Duration.ofHours(1), 1), T0);
    Seq<Boolean> opened = Vector.empty();
    for (int i = 0; i < vector.input().get("failures").whole(); i++) {
      CircuitBreaker after = breaker.failed(breaker.unasked(), T0);
      opened = opened.append(after.trippedSince(breaker));
      breaker = after;
    }
    Seq<Given> expected = vector.expected().list();
    assertEquals(expected.dropRight(1).map(Given::flag).toVector(), opened);
    expected.last().matches(breaker.stateAt(T0).label());
  }

  private static void provider(SpecVector vector) {
    BreakerPolicy policy = ProviderPolicies.of(vector.input().get("provider").text());
    Given expected = vector.expected();
    expected.member("failure_threshold", policy.failureThreshold());
    expected.member("success_threshold", policy.successThreshold());
    expected.member("timeout_seconds", policy.cooldown().toSeconds());
    expected.member("half_open_max_calls", policy.probeLimit());
  }
}
