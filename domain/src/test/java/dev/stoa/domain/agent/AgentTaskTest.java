package dev.stoa.domain.agent;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;

class AgentTaskTest {

  private static final Instant T0 = Instant.parse("2026-01-02T03:04:05.123456Z");
  private static final AgentTaskLease LEASE = AgentTaskLease.ofSeconds(60);
  private static final AgentTaskWorker ANN = AgentTaskWorker.named("ann").inProcess(4242);
  private static final AgentTaskWorker BOB = AgentTaskWorker.named("bob");
  private static final AgentTaskOutput DONE = AgentTaskOutput.of("done");
  private static final AgentTaskOutput OOPS = AgentTaskOutput.error("oops");

  private final AgentTask pending = task(AgentTaskOrder.of(new AgentId("a1"), "list repos"));
  private final AgentTask running = claimed(pending, ANN, 0);

  @Test
  void aTaskIsClaimedRunAndCompleted() {
    assertEquals(AgentTaskStatus.PENDING, pending.status());
    assertEquals(AgentTaskStatus.RUNNING, running.status());
    assertEquals(Option.some(ANN), running.run().worker());
    assertEquals(Option.some(at(60)), running.run().leaseUntil());
    AgentTask completed = running.complete(running.claim(), DONE, at(5)).get();
    assertEquals(AgentTaskStatus.COMPLETED, completed.status());
    assertEquals(DONE, completed.run().printed());
    assertEquals(Option.some(at(5)), completed.run().completedAt());
    assertEquals(Option.none(), completed.run().leaseUntil());
    assertEquals(Option.some(Duration.ofSeconds(5)), completed.duration());
  }

  @Test
  void aDurationIsNeverLessThanNothingAndMissingBeforeTheEnd() {
    assertEquals(Option.none(), pending.duration());
    assertEquals(Option.none(), running.duration());
    AgentTask backwards = running.complete(running.claim(), DONE, at(-5)).get();
    assertEquals(Option.some(Duration.ZERO), backwards.duration());
  }

  @Test
  void completingAgainWithTheSameResultChangesNothing() {
    AgentTask completed = running.complete(running.claim(), DONE, at(5)).get();
    assertEquals(Either.right(completed), completed.complete(running.claim(), DONE, at(9)));
    assertEquals(
        Either.left(new AgentTaskRefused.ResultDiffers(pending.id(), AgentTaskStatus.COMPLETED)),
        completed.complete(running.claim(), OOPS, at(9)));
    assertLost(running.claim(), completed.complete(claimOf(BOB, 1), DONE, at(9)), completed);
  }

  @Test
  void anEndIsFinalAndARefusalNamesBothStates() {
    AgentTask completed = running.complete(running.claim(), DONE, at(5)).get();
    AgentTaskRefused refused = completed.fail(running.claim(), OOPS, at(6)).getLeft();
    assertEquals(
        "task t1 is completed and cannot become failed: that is an end, create another task",
        refused.sentence());
    assertRefused(completed.cancel(at(6)), AgentTaskStatus.COMPLETED, AgentTaskStatus.CANCELLED);
    assertRefused(
        completed.claim(BOB, at(6), LEASE), AgentTaskStatus.COMPLETED, AgentTaskStatus.RUNNING);
    AgentTask failed = running.fail(running.claim(), OOPS, at(5)).get();
    assertRefused(
        failed.complete(running.claim(), DONE, at(6)),
        AgentTaskStatus.FAILED,
        AgentTaskStatus.COMPLETED);
    AgentTask late = running.timeout(running.claim(), OOPS, at(5)).get();
    assertEquals("timeout", late.status().label());
    assertRefused(
        late.fail(running.claim(), OOPS, at(6)), AgentTaskStatus.TIMEOUT, AgentTaskStatus.FAILED);
  }

  @Test
  void aRetryMayWait() {
    Duration hour = Duration.ofHours(1);
    AgentTask waiting = running.retry(running.claim(), OOPS, at(5), hour).get();
    assertFalse(waiting.isAvailable(at(5).plus(hour).minusNanos(1_000)));
    assertTrue(waiting.isAvailable(at(5).plus(hour)));
    assertThrows(
        IllegalArgumentException.class,
        () -> running.retry(running.claim(), OOPS, at(5), hour.negated()));
  }

  @Test
  void aPendingTaskCanBeRejectedOrCancelled() {
    AgentTask rejected = pending.reject(OOPS, at(1)).get();
    assertEquals(AgentTaskStatus.FAILED, rejected.status());
    assertEquals(Option.some("oops"), rejected.run().printed().stderr());
    AgentTask cancelled = pending.cancel(at(1)).get();
    assertEquals(AgentTaskStatus.CANCELLED, cancelled.status());
    assertEquals(Option.some(at(1)), cancelled.run().completedAt());
    assertRefused(running.cancel(at(1)), AgentTaskStatus.RUNNING, AgentTaskStatus.CANCELLED);
    assertEquals(
        "task t1 is running and cannot become failed:"
            + " from there it may become completed, failed, pending, timeout, as its worker says",
        running.reject(OOPS, at(1)).getLeft().sentence());
  }

  @Test
  void aHeartbeatProlongsALeaseAndNeverCutsIt() {
    AgentTask alive = running.heartbeat(running.claim(), at(30), LEASE).get();
    assertEquals(Option.some(at(90)), alive.run().leaseUntil());
    AgentTask brief = alive.heartbeat(running.claim(), at(31), AgentTaskLease.ofSeconds(1)).get();
    assertEquals(Option.some(at(90)), brief.run().leaseUntil());
  }

  @Test
  void aRetryWaitsAgainUntilTheAttemptsAreUsedUp() {
    AgentTask task = pending;
    for (int attempt = 1; attempt < 3; attempt++) {
      AgentTask tried = claimed(task, ANN, attempt);
      task = tried.retry(tried.claim(), OOPS, at(attempt)).get();
      assertEquals(AgentTaskStatus.PENDING, task.status());
      assertEquals(attempt, task.run().attempts());
      assertEquals(OOPS, task.run().printed());
    }
    AgentTask last = claimed(task, ANN, 3);
    AgentTask failed = last.retry(last.claim(), OOPS, at(3)).get();
    assertEquals(AgentTaskStatus.FAILED, failed.status());
    assertEquals(3, failed.run().attempts());
    assertEquals(Either.right(failed), failed.retry(last.claim(), OOPS, at(4)));
  }

  @Test
  void aSilentWorkerLosesItsTaskAndItsResultIsRefused() {
    assertFalse(running.isExpired(at(59)));
    assertEquals(running, running.reclaim(at(59)));
    assertTrue(running.isExpired(at(60)));
    AgentTask waiting = running.reclaim(at(60));
    assertEquals(AgentTaskStatus.PENDING, waiting.status());
    assertLost(running.claim(), waiting.complete(running.claim(), DONE, at(61)), waiting);
    AgentTask second = claimed(waiting, BOB, 61);
    assertLost(running.claim(), second.complete(running.claim(), DONE, at(62)), second);
    assertLost(running.claim(), second.heartbeat(running.claim(), at(62), LEASE), second);
    assertEquals(
        "task t1 is not held under claim 1 of worker ann (it is running and was claimed 2 times):"
            + " drop the result and claim again",
        second.complete(running.claim(), DONE, at(62)).getLeft().sentence());
  }

  @Test
  void aLateResultCountsUntilTheTaskIsTaken() {
    AgentTask completed = running.complete(running.claim(), DONE, at(500)).get();
    assertEquals(AgentTaskStatus.COMPLETED, completed.status());
  }

  @Test
  void theLastSilenceIsATimeoutThatSaysSo() {
    AgentTask once = task(AgentTaskOrder.of(new AgentId("a1"), "x").attempts(1));
    AgentTask late = claimed(once, ANN, 0).reclaim(at(75));
    assertEquals(AgentTaskStatus.TIMEOUT, late.status());
    assertEquals(
        Option.some("lease of worker ann expired at 2026-01-02T03:05:05.123456Z in attempt 1 of 1"),
        late.run().printed().stderr());
  }

  @Test
  void aTaskGivenBackCostsNoAttemptYetItsClaimIsSpent() {
    AgentTask back = running.release(running.claim(), at(1)).get();
    assertEquals(AgentTaskStatus.PENDING, back.status());
    assertEquals(0, back.run().attempts());
    AgentTask again = claimed(back, ANN, 2);
    assertEquals(1, again.run().attempts());
    assertLost(running.claim(), again.complete(running.claim(), DONE, at(3)), again);
    assertLost(claimOf(BOB, 2), again.release(claimOf(BOB, 2), at(3)), again);
  }

  @Test
  void noRunBeginsBeforeTheLastOneEnded() {
    assertTrue(pending.isAvailable(at(-1_000)));
    AgentTask back = running.release(running.claim(), at(10)).get();
    assertFalse(back.isAvailable(at(9)));
    assertTrue(back.isAvailable(at(10)));
    assertFalse(running.isAvailable(at(10)));
  }

  @Test
  void onlyAClaimedTaskHasAClaim() {
    assertThrows(IllegalStateException.class, pending::claim);
  }

  private static void assertRefused(
      Either<AgentTaskRefused, AgentTask> answer, AgentTaskStatus from, AgentTaskStatus to) {
    assertEquals(
        Either.left(new AgentTaskRefused.IllegalMove(new AgentTaskId("t1"), from, to)), answer);
  }

  private static void assertLost(
      AgentTaskClaim shown, Either<AgentTaskRefused, AgentTask> answer, AgentTask task) {
    AgentTaskRefused.LeaseLost lost = (AgentTaskRefused.LeaseLost) answer.getLeft();
    assertEquals(task.status(), lost.status());
    assertEquals(shown.task(), lost.claim().task());
  }

  private static AgentTaskClaim claimOf(AgentTaskWorker worker, long number) {
    return new AgentTaskClaim(new AgentTaskId("t1"), worker.name(), number);
  }

  private static AgentTask claimed(AgentTask task, AgentTaskWorker worker, long second) {
    return task.claim(worker, at(second), LEASE).get();
  }

  private static AgentTask task(AgentTaskOrder order) {
    return new AgentTask(new AgentTaskId("t1"), 1, T0, order, AgentTaskRun.NONE);
  }

  private static Instant at(long second) {
    return T0.plusSeconds(second);
  }
}
