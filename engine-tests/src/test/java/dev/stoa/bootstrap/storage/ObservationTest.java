package dev.stoa.bootstrap.storage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.bootstrap.Stoa;
import dev.stoa.domain.agent.AgentRegistration;
import dev.stoa.domain.agent.AgentTaskId;
import dev.stoa.domain.audit.AuditEvent;
import dev.stoa.domain.kernel.FinishedUnit;
import dev.stoa.domain.kernel.FinishedUnit.Kind;
import dev.stoa.domain.kernel.FinishedUnit.Outcome;
import dev.stoa.domain.kernel.StorageException;
import dev.stoa.domain.kernel.UnitListener;
import dev.stoa.storage.StorageConfig;
import io.vavr.control.Either;
import java.sql.Connection;
import java.sql.DriverManager;
import java.time.Duration;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What a listener and the log learn about units of work. */
final class ObservationTest {

  private final List<FinishedUnit> finished = new ArrayList<>();

  @ParameterizedTest
  @EnumSource
  void aCounterPerOperationHangsOnTheListener(TestEngine engine) {
    Map<String, Integer> counter = new TreeMap<>();
    UnitListener counting = unit -> counter.merge(unit.operation(), 1, Integer::sum);
    try (Stoa stoa = Stoa.open(engine.config(engine.migratedUrl()).withListener(counting))) {
      stoa.audit().append(AuditEvent.of("one")).get();
      stoa.audit().append(AuditEvent.of("two")).get();
      stoa.audit().head();
    }
    assertEquals(Map.of("AuditOperations.append", 2, "AuditOperations.head", 1), counter);
  }

  @ParameterizedTest
  @EnumSource
  void theListenerIsCalledWithTheOutcomeOfEachUnit(TestEngine engine) {
    try (Stoa stoa = open(engine)) {
      stoa.agents().register(AgentRegistration.of("ada", "m")).get();
      assertUnit("AgentOperations.register", Kind.WRITE, Outcome.DONE, 0);
      assertTrue(stoa.agents().register(AgentRegistration.of("ada", "m")).isLeft());
      assertUnit("AgentOperations.register", Kind.WRITE, Outcome.REFUSED, 0);
      assertTrue(stoa.tasks().cancel(new AgentTaskId("none")).isLeft());
      assertUnit("AgentTaskOperations.cancel", Kind.WRITE, Outcome.REFUSED, 0);
      stoa.tasks().counts();
      assertUnit("AgentTaskOperations.counts", Kind.READ, Outcome.DONE, 0);
      assertThrows(
          IllegalStateException.class,
          () ->
              stoa.atomically(
                  all -> {
                    throw new IllegalStateException("mine");
                  }));
      assertUnit("Stoa.atomically", Kind.WRITE, Outcome.FAILED, 0);
    }
  }

  @ParameterizedTest
  @EnumSource
  void theBeginningOfEachUnitIsReportedToo(TestEngine engine) {
    List<String> heard = new ArrayList<>();
    UnitListener both =
        new UnitListener() {
          @Override
          public void began(String operation, Kind kind) {
            heard.add("began " + operation + " " + kind);
          }

          @Override
          public void ended(FinishedUnit unit) {
            heard.add("ended " + unit.operation() + " " + unit.kind());
          }
        };
    try (Stoa stoa =
        Stoa.open(
            engine
                .config(engine.migratedUrl())
                .withListener(UnitListener.of(List.of(finished::add, both))))) {
      stoa.audit().append(AuditEvent.of("one")).get();
      stoa.audit().head();
    }
    assertEquals(
        List.of(
            "began AuditOperations.append WRITE",
            "ended AuditOperations.append WRITE",
            "began AuditOperations.head READ",
            "ended AuditOperations.head READ"),
        heard);
    assertEquals(2, finished.size());
  }

  @ParameterizedTest
  @EnumSource
  void joinedUnitsAreOneAndRetriesAreCounted(TestEngine engine) {
    AtomicInteger runs = new AtomicInteger();
    try (Stoa stoa = open(engine)) {
      stoa.atomically(
          all -> {
            all.audit().append(AuditEvent.of("one")).get();
            if (runs.incrementAndGet() < 3) {
              throw new StorageException("met another", null, true);
            }
            return Either.right(all.tasks().counts());
          });
      assertUnit("Stoa.atomically", Kind.WRITE, Outcome.DONE, 2);
    }
  }

  @ParameterizedTest
  @EnumSource
  void aTransactionOfTheCallerIsReportedToo(TestEngine engine) throws Exception {
    String url = engine.migratedUrl();
    try (Stoa stoa = Stoa.open(engine.config(url).withListener(finished::add));
        Connection connection = DriverManager.getConnection(withForeignKeys(url))) {
      connection.setAutoCommit(false);
      stoa.joining(connection, all -> all.audit().append(AuditEvent.of("one")));
      assertUnit("Stoa.joining", Kind.WRITE, Outcome.DONE, 0);
      connection.rollback();
    }
  }

  @ParameterizedTest
  @EnumSource
  void aListenerThatFailsChangesNothing(TestEngine engine) {
    UnitListener broken =
        unit -> {
          throw new IllegalStateException("broken");
        };
    try (LoggedLines log = new LoggedLines("dev.stoa.storage");
        Stoa stoa = Stoa.open(engine.config(engine.migratedUrl()).withListener(broken))) {
      assertEquals(1, stoa.audit().append(AuditEvent.of("one")).get().sequence());
      assertEquals(List.of("WARNING the listener failed at AuditOperations.append"), log.lines());
    }
  }

  @ParameterizedTest
  @EnumSource
  void slowUnitsAreLogged(TestEngine engine) {
    String url = engine.migratedUrl();
    try (LoggedLines log = new LoggedLines("dev.stoa.storage")) {
      try (Stoa stoa = Stoa.open(engine.config(url).withSlowUnit(Duration.ZERO))) {
        stoa.audit().head();
      }
      assertEquals(1, log.lines().size(), () -> log.lines().toString());
      assertTrue(
          log.lines()
              .get(0)
              .matches("WARNING slow: AuditOperations\\.head took \\d+ ms \\(0 retries\\)"),
          () -> log.lines().toString());
      try (Stoa stoa = Stoa.open(engine.config(url).withoutSlowUnit())) {
        stoa.audit().head();
      }
      assertEquals(1, log.lines().size());
    }
  }

  @Test
  void aThresholdOutOfRangeIsRefused() {
    StorageConfig config = StorageConfig.of("jdbc:sqlite:unused.db");
    for (Duration wrong : List.of(Duration.ofMillis(-1), ChronoUnit.FOREVER.getDuration())) {
      String message =
          assertThrows(IllegalArgumentException.class, () -> config.withSlowUnit(wrong))
              .getMessage();
      assertTrue(message.startsWith("slowUnit is "), message);
    }
  }

  @Test
  void aMigrationOfAWorkspaceThatIsThereIsLogged() {
    String url = OlderWorkspace.at(TestEngine.SQLITE.newUrl(), "2");
    try (LoggedLines log = new LoggedLines("dev.stoa.migration")) {
      Stoa.open(url).close();
      Stoa.open(url).close();
      Stoa.open(TestEngine.SQLITE.newUrl()).close();
      assertEquals(1, log.lines().size(), () -> log.lines().toString());
      assertTrue(
          log.lines()
              .get(0)
              .matches(
                  "INFO migrated the workspace from version 2 to [0-9.]+ in \\d+ ms;"
                      + " backup: .*\\.sqlite"),
          () -> log.lines().toString());
    }
  }

  private Stoa open(TestEngine engine) {
    return Stoa.open(engine.config(engine.migratedUrl()).withListener(finished::add));
  }

  private static String withForeignKeys(String url) {
    return url.startsWith("jdbc:sqlite:") ? url + "?foreign_keys=on" : url;
  }

  private void assertUnit(String operation, Kind kind, Outcome outcome, int retries) {
    assertEquals(1, finished.size(), () -> finished.toString());
    FinishedUnit unit = finished.remove(0);
    assertEquals(operation, unit.operation());
    assertEquals(kind, unit.kind());
    assertEquals(outcome, unit.outcome());
    assertEquals(retries, unit.retries());
    assertFalse(unit.duration().isNegative());
  }

  @ParameterizedTest
  @EnumSource
  void aUnitThatWritesForLongerThanTheLockTimeoutIsLoggedWithItsStack(TestEngine engine)
      throws Exception {
    StorageConfig config = engine.config(engine.migratedUrl());
    try (LoggedLines log = new LoggedLines("dev.stoa.storage");
        Stoa stoa =
            Stoa.open(config.withTimeouts(config.timeouts().withLock(Duration.ofMillis(40))))) {
      stoa.atomically(
          workspace -> {
            waitFor(log.frames());
            return Either.right(true);
          });
      assertTrue(
          log.lines().get(0).contains("has been writing for longer than"), () -> "" + log.lines());
      assertTrue(
          log.frames().stream().anyMatch(frame -> frame.getMethodName().equals("waitFor")),
          () -> "" + log.frames());
      assertEquals(1, log.lines().size(), "it is logged once");
    }
  }

  private static void waitFor(List<?> filled) {
    while (filled.isEmpty()) {
      Thread.onSpinWait();
    }
  }
}
