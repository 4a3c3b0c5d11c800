package dev.stoa.micrometer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import dev.stoa.bootstrap.Stoa;
import dev.stoa.domain.audit.AuditEvent;
import dev.stoa.domain.kernel.FinishedUnit;
import dev.stoa.domain.kernel.FinishedUnit.Kind;
import dev.stoa.domain.kernel.FinishedUnit.Outcome;
import dev.stoa.domain.resilience.BreakerName;
import dev.stoa.testkit.sqlite.TestWorkspace;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.time.Duration;
import java.time.InstantSource;
import org.junit.jupiter.api.Test;

/** What is counted, and under which names. */
class MetersTest {

  private final MeterRegistry registry = new SimpleMeterRegistry();

  @Test
  void unitsAreTimedByOperationKindAndOutcome() {
    UnitMeters meters = new UnitMeters(registry);
    Duration second = Duration.ofSeconds(1);
    meters.ended(new FinishedUnit("MemoryOperations.recall", Kind.READ, second, Outcome.DONE, 0));
    assertNull(registry.find("stoa.retries").counter());
    meters.ended(new FinishedUnit("MemoryOperations.edit", Kind.WRITE, second, Outcome.REFUSED, 2));
    assertEquals(
        1,
        registry
            .get("stoa.units")
            .tags("operation", "MemoryOperations.edit", "kind", "write", "outcome", "refused")
            .timer()
            .count());
    assertEquals(
        2,
        registry.get("stoa.retries").tag("operation", "MemoryOperations.edit").counter().count());
  }

  @Test
  void gaugesFollowTheWorkspace() {
    try (Stoa stoa = Stoa.over(TestWorkspace.create().storage(), InstantSource.system())) {
      new WorkspaceGauges(stoa, Duration.ZERO).bindTo(registry);
      // Only the registry refers to the gauges.
      System.gc();
      assertEquals(0, gauge("stoa.memories", "tier", "fast"));
      stoa.memory().remember("Retries need jitter").get();
      stoa.agents().register("worker", "m").get();
      stoa.tasks().create("worker", "x").get();
      for (int i = 0; i < 3; i++) {
        stoa.breakers().failure(new BreakerName("openai"));
      }
      long entries = stoa.audit().append(AuditEvent.of("query")).get().sequence();
      assertEquals(1, sum("stoa.memories"));
      assertEquals(1, gauge("stoa.tasks", "status", "pending"));
      assertEquals(1, sum("stoa.breakers"));
      assertEquals(entries, registry.get("stoa.audit.entries").gauge().value());
      assertEquals(entries, registry.get("stoa.audit.entries.unsigned").gauge().value());
    }
  }

  @Test
  void theWorkspaceIsNotReadForEveryGauge() {
    try (Stoa stoa = Stoa.over(TestWorkspace.create().storage(), InstantSource.system())) {
      new WorkspaceGauges(stoa).bindTo(registry);
      assertEquals(0, sum("stoa.memories"));
      stoa.memory().remember("Retries need jitter").get();
      assertEquals(0, sum("stoa.memories"), "read again only after a while");
    }
  }

  private double gauge(String name, String tag, String value) {
    return registry.get(name).tag(tag, value).gauge().value();
  }

  private double sum(String name) {
    return registry.get(name).gauges().stream().mapToDouble(one -> one.value()).sum();
  }
}
