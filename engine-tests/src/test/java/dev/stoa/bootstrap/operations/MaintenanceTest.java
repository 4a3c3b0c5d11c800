package dev.stoa.bootstrap.operations;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.adapter.jooq.operations.ContextTables;
import dev.stoa.adapter.jooq.operations.JooqOperationsStorage;
import dev.stoa.application.operations.MaintenanceState;
import dev.stoa.application.operations.RetentionPolicy;
import dev.stoa.application.operations.TaskReport;
import dev.stoa.application.operations.TaskReport.Status;
import dev.stoa.bootstrap.MaintenanceSchedule;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.bootstrap.StoaConfig;
import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.domain.audit.AuditQuery;
import dev.stoa.domain.audit.StoaEventType;
import dev.stoa.domain.critique.CritiqueDraft;
import dev.stoa.domain.critique.CritiqueQuery;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.kernel.Refusal;
import dev.stoa.domain.kernel.RefusalException;
import dev.stoa.domain.memory.Remember;
import dev.stoa.domain.resilience.BreakerName;
import dev.stoa.storage.JdbcStorage;
import dev.stoa.storage.Storages;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Maintenance removes what is due, once, and never without a report before. */
final class MaintenanceTest {

  private static final Instant START = Instant.parse("2026-01-02T03:04:05Z");

  private final AtomicReference<Instant> now = new AtomicReference<>(START);

  @ParameterizedTest
  @EnumSource
  void retentionDeletesNothingBeforeADryRunWasReported(TestEngine engine) {
    try (Stoa stoa = open(engine, engine.migratedUrl())) {
      fill(stoa);
      now.set(START.plus(Duration.ofDays(100)));
      stoa.critiques().file(CritiqueDraft.of("new", "ada")).get();
      Map<String, TaskReport> first = byTask(stoa.maintenance().run());
      assertEquals(Status.PREVIEWED, first.get("critique-expiry").get().status());
      assertEquals(2, first.get("critique-expiry").get().changed());
      assertEquals(1, first.get("memory-expiry").get().changed());
      assertEquals(1, first.get("breaker-purge").get().changed());
      assertEquals(Status.DONE, first.get("answered-requests").get().status());
      assertEquals(3, critiques(stoa));
      assertEquals(
          Status.NOT_DUE, byTask(stoa.maintenance().run()).get("critique-expiry").get().status());
      now.set(now.get().plus(Duration.ofDays(1)));
      Map<String, TaskReport> second = byTask(stoa.maintenance().run());
      assertEquals(Status.DONE, second.get("critique-expiry").get().status());
      assertEquals(2, second.get("critique-expiry").get().changed());
      assertEquals(1, critiques(stoa));
      assertEquals(1, stoa.memory().archived(PageRequest.first()).items().size());
      assertEquals(Option.none(), stoa.breakers().find(new BreakerName("idle")));
      assertTrue(
          second.values().forAll(report -> report.status() != Status.FAILED), second.toString());
      assertTrue(done(stoa.audit().verify()).isSound());
    }
  }

  @ParameterizedTest
  @EnumSource
  void aDryRunChangesNothingAndAllowsTheNextRun(TestEngine engine) {
    String url = engine.migratedUrl();
    try (Stoa stoa = open(engine, url)) {
      fill(stoa);
      now.set(START.plus(Duration.ofDays(100)));
      Seq<TaskReport> reports = done(stoa.maintenance().preview(List.of("critique-expiry")));
      assertEquals(1, reports.size());
      assertEquals(1, reports.head().changed());
      assertEquals(2, critiques(stoa));
      assertEquals(
          Status.DONE,
          done(stoa.maintenance().run(List.of("critique-expiry"), false)).head().status());
      assertEquals(1, critiques(stoa));
    }
    // Other limits need a dry run of their own.
    try (Stoa stoa =
        Stoa.open(
            StoaConfig.of(engine.config(url).withClock(now::get))
                .withRetention(RetentionPolicy.parse("critiques 1d\nevidence off # kept")))) {
      assertEquals(
          Status.PREVIEWED,
          done(stoa.maintenance().run(List.of("critique-expiry"), true)).head().status());
      assertFalse(
          stoa.maintenance().tasks().map(MaintenanceState::task).contains("evidence-expiry"));
    }
  }

  @ParameterizedTest
  @EnumSource
  void whatThePageSaysOfWaitingHolds(TestEngine engine) throws IOException {
    String page = Files.readString(Path.of("..", "docs", "maintenance.md")).replaceAll("\\s+", " ");
    List<String> only = List.of("critique-expiry");
    try (Stoa stoa = open(engine, engine.migratedUrl())) {
      fill(stoa);
      now.set(START.plus(Duration.ofDays(100)));
      assertTrue(
          page.contains(
              "If its first run was not preceded by a dry run, that run is one, and the task"
                  + " removes something an interval later at the earliest."));
      assertEquals(Status.PREVIEWED, status(stoa, only));
      now.set(now.get().plus(Duration.ofDays(1)).minusSeconds(1));
      assertEquals(Status.NOT_DUE, status(stoa, only));
      now.set(now.get().plusSeconds(1));
      assertEquals(Status.DONE, status(stoa, only));
    }
    try (Stoa stoa = open(engine, engine.migratedUrl())) {
      fill(stoa);
      now.set(now.get().plus(Duration.ofDays(100)));
      assertTrue(
          page.contains(
              "After `stoa maintain --dry-run` nothing waits: the next run, by hand or by a"
                  + " schedule, removes what it finds."));
      done(stoa.maintenance().preview(only));
      assertEquals(Status.DONE, status(stoa, only));
    }
  }

  private static Status status(Stoa stoa, List<String> only) {
    return done(stoa.maintenance().run(only, false)).head().status();
  }

  @Test
  void everySweepThatAContextDeclaresIsATask() {
    String url = TestEngine.SQLITE.migratedUrl();
    Set<String> declared;
    try (JdbcStorage storage = Storages.open(TestEngine.SQLITE.config(url))) {
      declared =
          ((JooqOperationsStorage) storage)
              .declaredTables()
              .flatMap(ContextTables::tables)
              .map(ContextTables.Declared::retention)
              .filter(sweep -> !sweep.equals(ContextTables.KEPT))
              .toSet();
    }
    try (Stoa stoa = open(TestEngine.SQLITE, url)) {
      assertEquals(
          declared,
          stoa.maintenance()
              .tasks()
              .map(MaintenanceState::task)
              .filter(declared::contains)
              .toSet());
      assertTrue(
          stoa.maintenance()
              .tasks()
              .filter(MaintenanceState::removes)
              .forAll(task -> declared.contains(task.task())));
    }
  }

  @Test
  void anUnknownTaskIsRefused() {
    try (Stoa stoa = open(TestEngine.SQLITE, TestEngine.SQLITE.migratedUrl())) {
      String sentence = stoa.maintenance().preview(List.of("sweep")).getLeft().sentence();
      assertTrue(
          sentence.startsWith("task sweep is unknown: give one of memory-expiry, "), sentence);
    }
  }

  @ParameterizedTest
  @EnumSource
  void ofManyProcessesOneRunsATask(TestEngine engine) {
    String url = engine.migratedUrl();
    try (Stoa one = open(engine, url);
        Stoa other = open(engine, url)) {
      fill(one);
      List<CompletableFuture<Seq<TaskReport>>> running =
          Stream.of(one, other, one, other)
              .map(stoa -> CompletableFuture.supplyAsync(() -> stoa.maintenance().run()))
              .toList();
      long runs =
          running.stream()
              .flatMap(run -> run.join().toJavaStream())
              .filter(report -> report.task().equals("index-optimisation"))
              .filter(report -> report.status() == Status.DONE)
              .count();
      assertEquals(1, runs);
    }
  }

  @ParameterizedTest
  @EnumSource
  void aScheduleRunsMaintenanceWhileTheWorkspaceIsOpen(TestEngine engine) throws Exception {
    String url = engine.migratedUrl();
    StoaConfig config = StoaConfig.of(engine.config(url).withClock(now::get));
    try (Stoa stoa =
        Stoa.open(
            config.withMaintenance(
                new MaintenanceSchedule(Duration.ZERO, Duration.ofMillis(20))))) {
      while (stoa.maintenance()
          .tasks()
          .exists(task -> task.last().forAll(run -> run.finishedAt().isEmpty()))) {
        Thread.sleep(20);
      }
      assertTrue(
          stoa.audit()
              .list(AuditQuery.all())
              .items()
              .exists(
                  entry ->
                      entry
                          .event()
                          .eventType()
                          .equals(StoaEventType.OPERATIONS_MAINTENANCE_PREVIEWED.label())));
    }
    try (Stoa stoa = Stoa.open(config)) {
      assertTrue(stoa.maintenance().tasks().forAll(task -> !task.due()));
    }
  }

  private Stoa open(TestEngine engine, String url) {
    return Stoa.open(engine.config(url).withClock(now::get));
  }

  private static void fill(Stoa stoa) {
    stoa.agents().register("ada", "m").get();
    stoa.critiques().file(CritiqueDraft.of("d1", "ada").issue("slow")).get();
    stoa.critiques().file(CritiqueDraft.of("d2", "ada").issue("slow")).get();
    stoa.memory().remember(Remember.of("fast and soon old")).get();
    stoa.breakers().failure(new BreakerName("idle"));
    stoa.requests().once("k", "r", () -> Either.right("x")).get();
  }

  private static int critiques(Stoa stoa) {
    return stoa.critiques().list(CritiqueQuery.all().by(new AgentName("ada"))).items().size();
  }

  private static Map<String, TaskReport> byTask(Seq<TaskReport> reports) {
    return reports.toMap(TaskReport::task, report -> report);
  }

  private static <T> T done(Either<? extends Refusal, T> answer) {
    return answer.getOrElseThrow(RefusalException::new);
  }
}
