package dev.stoa.micrometer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.application.Workspace;
import dev.stoa.application.operations.KnownBackupFiles;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.bootstrap.StoaConfig;
import dev.stoa.domain.audit.AuditEvent;
import dev.stoa.domain.kernel.FinishedUnit;
import dev.stoa.domain.kernel.FinishedUnit.Kind;
import dev.stoa.domain.kernel.FinishedUnit.Outcome;
import dev.stoa.domain.kernel.UnitListener;
import dev.stoa.domain.memory.Memory;
import dev.stoa.domain.memory.MemoryEdit;
import dev.stoa.domain.resilience.BreakerName;
import dev.stoa.storage.StorageConfig;
import dev.stoa.testkit.sqlite.TestWorkspace;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.observation.DefaultMeterObservationHandler;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import io.micrometer.observation.ObservationRegistry;
import java.io.IOException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

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
      assertTrue(sum("stoa.memories.fill") > 0);
      assertTrue(registry.get("stoa.tasks.oldest.age").gauge().value() >= 0);
      assertEquals(entries, registry.get("stoa.audit.entries").gauge().value());
      assertEquals(entries, registry.get("stoa.audit.entries.unsigned").gauge().value());
    }
  }

  @Test
  void sizeAndBackupsAreMeasured(@TempDir Path folder) throws IOException {
    try (TestWorkspace workspace = TestWorkspace.create();
        Stoa stoa =
            Stoa.open(
                StoaConfig.of(StorageConfig.of(workspace.url()))
                    .withBackups(new KnownBackupFiles(folder)))) {
      new WorkspaceGauges(stoa, Duration.ZERO).bindTo(registry);
      assertTrue(Double.isNaN(registry.get("stoa.backup.age").gauge().value()));
      Path backup = Files.writeString(folder.resolve("one.db"), "x");
      Files.setLastModifiedTime(backup, FileTime.from(Instant.now().minusSeconds(7_200)));
      double age = registry.get("stoa.backup.age").gauge().value();
      assertTrue(age >= 7_200 && age < 90_000, "it is " + age);
      double before = registry.get("stoa.store.size").gauge().value();
      stoa.memory().remember("x".repeat(8_000)).get();
      assertTrue(registry.get("stoa.store.size").gauge().value() > before);
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

  @Test
  void whatIsDoneWithMemoryIsObserved() {
    ObservationRegistry observed = ObservationRegistry.create();
    observed.observationConfig().observationHandler(new DefaultMeterObservationHandler(registry));
    List<String> around = new ArrayList<>();
    UnitListener inside =
        unit ->
            around.add(
                observed.getCurrentObservation() == null
                    ? "none"
                    : observed.getCurrentObservation().getContext().getContextualName());
    try (TestWorkspace workspace = TestWorkspace.create();
        Stoa stoa =
            Stoa.open(
                StorageConfig.of(workspace.url())
                    .withListener(
                        UnitListener.of(
                            List.of(inside, new MemoryObservations(observed, "team")))))) {
      Memory memory = stoa.memory().remember("Retries need jitter").get();
      stoa.memory().recall("retries").get();
      stoa.memory().edit(memory.id(), MemoryEdit.NOTHING.content("Retries need full jitter")).get();
      stoa.memory().forget(memory.id(), "old").get();
      assertTrue(stoa.memory().edit(memory.id(), MemoryEdit.NOTHING.content("x")).isLeft());
      stoa.agents().register("worker", "m").get();
    }
    assertEquals(1, observed("create_memory", "none"));
    assertEquals(1, observed("update_memory", "none"));
    assertEquals(1, observed("delete_memory", "none"));
    assertEquals(1, observed("update_memory", "refused"));
    assertTrue(observed("search_memory", "none") > 0);
    assertTrue(around.contains("search_memory") && around.contains("none"), around.toString());
    assertNull(observed.getCurrentObservation());
  }

  private long observed(String operation, String error) {
    return registry
        .get(MemoryObservations.NAME)
        .tags(
            "gen_ai.operation.name",
            operation,
            "gen_ai.memory.store.id",
            "team",
            "error.type",
            error)
        .timer()
        .count();
  }

  @Test
  void operationsThatAreObservedExist() {
    Set<String> known =
        Arrays.stream(Workspace.class.getMethods())
            .map(Method::getReturnType)
            .flatMap(type -> Arrays.stream(type.getMethods()))
            .map(method -> method.getDeclaringClass().getSimpleName() + "." + method.getName())
            .collect(Collectors.toSet());
    assertEquals(
        Set.of(),
        GenAiMemory.OPERATIONS.keySet().stream()
            .filter(operation -> !known.contains(operation))
            .collect(Collectors.toSet()));
  }

  @Test
  void timersHaveBuckets() {
    new UnitMeters(registry)
        .ended(
            new FinishedUnit(
                "MemoryOperations.recall", Kind.READ, Duration.ofMillis(3), Outcome.DONE, 0));
    assertEquals(
        List.of(0.0, 0.0, 1.0),
        Arrays.stream(registry.get("stoa.units").timer().takeSnapshot().histogramCounts())
            .limit(3)
            .map(one -> one.count())
            .toList());
  }

  private double gauge(String name, String tag, String value) {
    return registry.get(name).tag(tag, value).gauge().value();
  }

  private double sum(String name) {
    return registry.get(name).gauges().stream().mapToDouble(one -> one.value()).sum();
  }
}
