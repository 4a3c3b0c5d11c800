package dev.stoa.bootstrap.agent;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.application.agent.AgentTaskFailure;
import dev.stoa.application.agent.AgentTaskRunner;
import dev.stoa.application.agent.AgentTaskRunnerSettings;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.agent.AgentRegistration;
import dev.stoa.domain.agent.AgentTask;
import dev.stoa.domain.agent.AgentTaskBackoff;
import dev.stoa.domain.agent.AgentTaskId;
import dev.stoa.domain.agent.AgentTaskLease;
import dev.stoa.domain.agent.AgentTaskOrder;
import dev.stoa.domain.agent.AgentTaskOutput;
import dev.stoa.domain.agent.AgentTaskScope;
import dev.stoa.domain.agent.AgentTaskStatus;
import dev.stoa.domain.agent.AgentTaskWorker;
import dev.stoa.domain.kernel.Instants;
import dev.stoa.domain.kernel.Refusal;
import dev.stoa.domain.kernel.RefusalException;
import io.vavr.collection.HashMap;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Duration;
import java.time.Instant;
import java.util.Collection;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Predicate;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Tasks that are claimed, handled and kept alive by a runner, on both engines. */
@Timeout(120)
final class TaskRunnerTest {

  private static final AgentTaskWorker ME = AgentTaskWorker.named("me");
  private static final AgentTaskRunnerSettings ONE_AT_A_TIME =
      AgentTaskRunnerSettings.DEFAULT
          .withConcurrency(1)
          .withPollEvery(Duration.ofMillis(5))
          .withLease(new AgentTaskLease(Duration.ofMillis(90)));

  /** Stands still unless it is moved, so that no lease ends by itself. */
  private final AtomicReference<Instant> now =
      new AtomicReference<>(Instant.parse("2026-01-02T03:04:05Z"));

  @ParameterizedTest
  @EnumSource
  void twoRunnersHandleEachTaskOnce(TestEngine engine) throws Exception {
    String url = engine.migratedUrl();
    try (Stoa one = open(engine, url);
        Stoa other = open(engine, url)) {
      Seq<AgentTask> given = give(one, 60);
      CountDownLatch left = new CountDownLatch(60);
      Collection<AgentTaskId> handled = new ConcurrentLinkedQueue<>();
      for (Stoa stoa : Vector.of(one, other)) {
        stoa.tasks()
            .run(
                ME,
                task -> {
                  handled.add(task.id());
                  left.countDown();
                  return AgentTaskOutput.of("did " + task.order().input());
                });
      }
      left.await();
      one.tasks().closeRunners();
      other.tasks().closeRunners();
      assertEquals(60, handled.size());
      assertEquals(HashMap.of(AgentTaskStatus.COMPLETED, 60L), one.tasks().counts());
      assertEquals(Option.some("did work 7"), task(one, given.get(7)).run().printed().output());
    }
  }

  @ParameterizedTest
  @EnumSource
  void aRunnerOfOneAgentLeavesTheTasksOfOthers(TestEngine engine) throws Exception {
    try (Stoa stoa = open(engine, engine.migratedUrl())) {
      AgentTask others = give(stoa, 1).head();
      AgentId bob = done(stoa.agents().register(AgentRegistration.of("bob", "m"))).id();
      Seq<AgentTask> bobs =
          done(stoa.tasks().createAll(Vector.fill(3, AgentTaskOrder.of(bob, "work"))));
      AgentTaskRunnerSettings ofBob = ONE_AT_A_TIME.withScope(AgentTaskScope.ALL.of(bob));
      try (AgentTaskRunner runner = stoa.tasks().run(ME, task -> AgentTaskOutput.NONE, ofBob)) {
        until(stoa, bobs.last(), is(AgentTaskStatus.COMPLETED));
        assertFalse(runner.isClosing());
      }
      assertEquals(others, task(stoa, others));
      assertEquals(
          HashMap.of(AgentTaskStatus.PENDING, 1L, AgentTaskStatus.COMPLETED, 3L),
          stoa.tasks().counts());
    }
  }

  @ParameterizedTest
  @EnumSource
  void theLeaseIsProlongedWhileTheHandlerWorks(TestEngine engine) throws Exception {
    try (Stoa stoa = open(engine, engine.migratedUrl())) {
      AgentTask given = give(stoa, 1).head();
      CountDownLatch end = new CountDownLatch(1);
      stoa.tasks()
          .run(
              ME,
              task -> {
                end.await();
                return AgentTaskOutput.NONE;
              },
              ONE_AT_A_TIME);
      Instant first = until(stoa, given, is(AgentTaskStatus.RUNNING)).run().leaseUntil().get();
      now.updateAndGet(instant -> instant.plusSeconds(1));
      until(stoa, given, task -> task.run().leaseUntil().exists(first::isBefore));
      end.countDown();
      until(stoa, given, is(AgentTaskStatus.COMPLETED));
    }
  }

  @ParameterizedTest
  @EnumSource
  void aLostLeaseInterruptsTheHandlerWhoseResultIsRefused(TestEngine engine) throws Exception {
    String url = engine.migratedUrl();
    try (Stoa mine = open(engine, url);
        Stoa theirs = open(engine, url)) {
      AgentTask given = give(mine, 1).head();
      CountDownLatch interrupted = new CountDownLatch(1);
      AgentTaskRunner runner =
          mine.tasks()
              .run(
                  ME,
                  task -> {
                    try {
                      new CountDownLatch(1).await();
                    } catch (InterruptedException e) {
                      interrupted.countDown();
                    }
                    return AgentTaskOutput.of("too late");
                  },
                  ONE_AT_A_TIME);
      until(mine, given, is(AgentTaskStatus.RUNNING));
      AgentTask taken = takeOver(theirs);
      interrupted.await();
      runner.close();
      assertEquals(AgentTaskStatus.RUNNING, task(mine, given).status());
      done(theirs.tasks().complete(taken.claim(), AgentTaskOutput.of("in time")));
      assertEquals(Option.some("in time"), task(mine, given).run().printed().output());
    }
  }

  @ParameterizedTest
  @EnumSource
  void aFailedAttemptIsRepeatedAfterAGrowingWaitUntilTheLastFails(TestEngine engine)
      throws Exception {
    try (Stoa stoa = open(engine, engine.migratedUrl())) {
      AgentTask given = give(stoa, 1).head();
      AgentTaskBackoff hours = new AgentTaskBackoff(Duration.ofHours(1), Duration.ofDays(1));
      stoa.tasks()
          .run(
              ME,
              task -> {
                throw new IllegalStateException("no luck in " + task.run().attempts() + "\0\ud800");
              },
              ONE_AT_A_TIME.withBackoff(hours));
      for (int attempt = 1; attempt < 3; attempt++) {
        int made = attempt;
        AgentTask again =
            until(
                stoa,
                given,
                task -> task.status() == AgentTaskStatus.PENDING && task.run().attempts() == made);
        assertEquals(Option.some("no luck in " + made + "\ufffd?"), again.run().printed().stderr());
        Instant next = now.get().plus(Duration.ofHours(made));
        assertEquals(Option.some(next), again.run().availableAt());
        now.set(next);
      }
      AgentTask failed = until(stoa, given, task -> task.status().isEnd());
      assertEquals(AgentTaskStatus.FAILED, failed.status());
      assertEquals(Option.some("no luck in 3\ufffd?"), failed.run().printed().stderr());
    }
  }

  @ParameterizedTest
  @EnumSource
  void aPermanentFailureAndANullAreReportedAtOnce(TestEngine engine) throws Exception {
    try (Stoa stoa = open(engine, engine.migratedUrl())) {
      Seq<AgentTask> given = give(stoa, 2);
      stoa.tasks()
          .run(
              ME,
              task -> {
                if (task.id().equals(given.head().id())) {
                  throw new AgentTaskFailure("there is no such thread");
                }
                return null;
              },
              ONE_AT_A_TIME);
      AgentTask failed = until(stoa, given.head(), task -> task.status().isEnd());
      assertEquals(1, failed.run().attempts());
      assertEquals(AgentTaskStatus.FAILED, failed.status());
      assertEquals(Option.some("there is no such thread"), failed.run().printed().stderr());
      AgentTask tried =
          until(stoa, given.last(), task -> task.run().printed().stderr().isDefined());
      assertTrue(tried.run().printed().stderr().get().contains("answered null"));
    }
  }

  @ParameterizedTest
  @EnumSource
  void closingWaitsForTheHandlerAndClaimsNothingMore(TestEngine engine) throws Exception {
    try (Stoa stoa = open(engine, engine.migratedUrl())) {
      Seq<AgentTask> given = give(stoa, 2);
      // The handler may be called before it is known who calls it.
      CompletableFuture<AgentTaskRunner> caller = new CompletableFuture<>();
      CountDownLatch begun = new CountDownLatch(1);
      AgentTaskRunner runner =
          stoa.tasks()
              .run(
                  ME,
                  task -> {
                    begun.countDown();
                    while (!caller.get().isClosing()) {
                      Thread.onSpinWait();
                    }
                    return AgentTaskOutput.NONE;
                  },
                  ONE_AT_A_TIME);
      caller.complete(runner);
      begun.await();
      runner.close();
      runner.close();
      runner.await();
      assertEquals(AgentTaskStatus.COMPLETED, task(stoa, given.head()).status());
      assertEquals(AgentTaskStatus.PENDING, task(stoa, given.last()).status());
      assertEquals(0, task(stoa, given.last()).run().claims());
    }
  }

  @ParameterizedTest
  @EnumSource
  void aHandlerThatDoesNotEndIsInterruptedAndItsTaskGivenBack(TestEngine engine) throws Exception {
    String url = engine.migratedUrl();
    AgentTask given;
    CountDownLatch begun = new CountDownLatch(1);
    try (Stoa stoa = open(engine, url)) {
      given = give(stoa, 1).head();
      stoa.tasks()
          .run(
              ME,
              task -> {
                begun.countDown();
                new CountDownLatch(1).await();
                return AgentTaskOutput.NONE;
              },
              ONE_AT_A_TIME.withPollEvery(Instants.LONGEST).withCloseWithin(Duration.ZERO));
      begun.await();
      // Closing the workspace closes its runners first.
    }
    try (Stoa stoa = open(engine, url)) {
      assertEquals(AgentTaskStatus.PENDING, task(stoa, given).status());
      assertEquals(0, task(stoa, given).run().attempts());
      assertEquals(1, task(stoa, given).run().claims());
    }
  }

  @ParameterizedTest
  @EnumSource
  void theLongestLimitsAreNoMistake(TestEngine engine) throws Exception {
    try (Stoa stoa = open(engine, engine.migratedUrl())) {
      AgentTask given = give(stoa, 1).head();
      AgentTaskRunner runner =
          stoa.tasks()
              .run(
                  ME,
                  task -> AgentTaskOutput.NONE,
                  ONE_AT_A_TIME.withPollEvery(Instants.LONGEST).withCloseWithin(Instants.LONGEST));
      until(stoa, given, is(AgentTaskStatus.COMPLETED));
      runner.close();
    }
  }

  private AgentTask takeOver(Stoa stoa) {
    AgentTaskWorker other = AgentTaskWorker.named("other");
    while (true) {
      // A heartbeat may come between the two lines: then the lease has begun anew.
      now.updateAndGet(instant -> instant.plusSeconds(1));
      Seq<AgentTask> claimed = stoa.tasks().claim(other, 1, AgentTaskLease.USUAL);
      if (claimed.nonEmpty()) {
        return claimed.head();
      }
    }
  }

  private Stoa open(TestEngine engine, String url) {
    return Stoa.open(engine.config(url).withClock(now::get));
  }

  private static Seq<AgentTask> give(Stoa stoa, int count) {
    AgentId ada = done(stoa.agents().register(AgentRegistration.of("ada", "m"))).id();
    return done(
        stoa.tasks()
            .createAll(Vector.range(0, count).map(i -> AgentTaskOrder.of(ada, "work " + i))));
  }

  private static AgentTask task(Stoa stoa, AgentTask given) {
    return stoa.tasks().find(given.id()).get();
  }

  private static Predicate<AgentTask> is(AgentTaskStatus status) {
    return task -> task.status() == status;
  }

  private static AgentTask until(Stoa stoa, AgentTask given, Predicate<AgentTask> expected)
      throws InterruptedException {
    while (true) {
      AgentTask found = task(stoa, given);
      if (expected.test(found)) {
        return found;
      }
      Thread.sleep(2);
    }
  }

  private static <L extends Refusal, R> R done(Either<L, R> outcome) {
    return outcome.getOrElseThrow(RefusalException::new);
  }
}
