package dev.stoa.domain.resilience;

import static dev.stoa.domain.vectors.VectorForm.described;
import static dev.stoa.domain.vectors.VectorForm.input;
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
            described("cooldown_seconds"),
            v -> v.expected().matches((double) BreakerPolicy.DEFAULT.cooldown().toSeconds()))
        .check(
            "circuit_breaker.default",
            described("failure_threshold"),
            v -> v.expected().matches((double) BreakerPolicy.DEFAULT.failureThreshold()))
        .check("circuit_breaker.open", input("failures", "threshold"), BreakerVectors::opening)
        .check("circuit_breaker.provider", input("provider"), BreakerVectors::provider);
  }

  /** One answer per failure, whether it opened the breaker; the last value is the state. */
  private static void opening(SpecVector vector) {
    int threshold = (int) vector.input().get("threshold").whole();
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
    expected.get("failure_threshold").matches((double) policy.failureThreshold());
    expected.get("success_threshold").matches((double) policy.successThreshold());
    expected.get("timeout_seconds").matches((double) policy.cooldown().toSeconds());
    expected.get("half_open_max_calls").matches((double) policy.probeLimit());
  }
}
