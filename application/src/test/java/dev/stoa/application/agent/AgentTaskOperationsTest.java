package dev.stoa.application.agent;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.agent.AgentTask;
import dev.stoa.domain.agent.AgentTaskClaim;
import dev.stoa.domain.agent.AgentTaskId;
import dev.stoa.domain.agent.AgentTaskLease;
import dev.stoa.domain.agent.AgentTaskOrder;
import dev.stoa.domain.agent.AgentTaskOutput;
import dev.stoa.domain.agent.AgentTaskQuery;
import dev.stoa.domain.agent.AgentTaskRefused;
import dev.stoa.domain.agent.AgentTaskResult;
import dev.stoa.domain.agent.AgentTaskScope;
import dev.stoa.domain.agent.AgentTaskStatus;
import dev.stoa.domain.agent.AgentTaskWorker;
import dev.stoa.domain.channel.ChannelId;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.storage.Storage;
import dev.stoa.testkit.agent.SomeAgents;
import dev.stoa.testkit.sqlite.TestWorkspace;
import io.vavr.collection.HashMap;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Instant;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;

class AgentTaskOperationsTest {

  private static final AgentTaskLease LEASE = AgentTaskLease.ofSeconds(60);
  private static final AgentTaskWorker ANN = AgentTaskWorker.named("ann");
  private static final AgentTaskWorker BOB = AgentTaskWorker.named("bob");
  private static final AgentTaskOutput DONE = AgentTaskOutput.of("done");
  private static final AgentTaskOutput OOPS = AgentTaskOutput.error("oops");

  @AutoClose private final TestWorkspace workspace = TestWorkspace.create();
  private final Storage storage = workspace.storage();
  private final AgentId agent = SomeAgents.registered(storage, "ann").id();
  private final AtomicInteger ids = new AtomicInteger();
  private Instant now = Instant.parse("2026-01-02T03:04:05Z");
  private final AgentTaskOperations tasks =
      new AgentTaskOperations(storage, () -> now, () -> "t" + ids.incrementAndGet());

  @Test
  void tasksForUnknownAgentsOrChannelsAreRefused() {
    AgentId nobody = new AgentId("nobody");
    ChannelId nowhere = new ChannelId("nowhere");
    AgentTaskOrder good = AgentTaskOrder.of(agent, "x");
    assertEquals(
        Either.left(new AgentTaskRefused.UnknownAgent(nobody)),
        tasks.createAll(Vector.of(good, AgentTaskOrder.of(nobody, "x"))));
    assertEquals(
        "channel_id nowhere names no channel: create it, or leave it out",
        tasks.createAll(Vector.of(good, good.in(nowhere))).getLeft().sentence());
    assertEquals(HashMap.empty(), tasks.counts());
    assertEquals(Either.right(Vector.empty()), tasks.createAll(Vector.empty()));
  }

  @Test
  void aTaskIsClaimedAndCompletedOnceAndTheSecondTimeIsNoHarm() {
    AgentTask task = given(1).head();
    AgentTask running = tasks.claim(ANN, 5, LEASE).head();
    assertEquals(task.id(), running.id());
    AgentTask completed = tasks.complete(running.claim(), DONE).get();
    assertEquals(Either.right(completed), tasks.complete(running.claim(), DONE));
    assertEquals(
        Either.left(new AgentTaskRefused.ResultDiffers(task.id(), AgentTaskStatus.COMPLETED)),
        tasks.complete(running.claim(), OOPS));
    assertEquals(Option.some(completed), tasks.find(task.id()));
  }

  @Test
  void aCallThatBringsTooManyIsRefusedAndDoesNothing() {
    given(1);
    AgentTask running = tasks.claim(ANN, 1, LEASE).head();
    int count = AgentTaskOrder.MAX_BATCH + 1;
    Vector<AgentTaskClaim> claims = Vector.fill(count, running.claim());
    assertEquals(
        Either.left(new AgentTaskRefused.TooMany("orders", count, AgentTaskOrder.MAX_BATCH)),
        tasks.createAll(Vector.fill(count, running.order())));
    assertEquals(
        Vector.of(new AgentTaskRefused.TooMany("claims", count, AgentTaskOrder.MAX_BATCH)),
        tasks.heartbeatAll(claims, LEASE).toVector());
    assertEquals(
        Vector.of(new AgentTaskRefused.TooMany("results", count, AgentTaskOrder.MAX_BATCH)),
        tasks.completeAll(claims.map(claim -> new AgentTaskResult(claim, DONE))).toVector());
    assertEquals(Option.some(running), tasks.find(running.id()));
    assertEquals(HashMap.of(AgentTaskStatus.RUNNING, 1L), tasks.counts());
  }

  @Test
  void aBatchCompletesWhatItCanAndSaysWhyNotTheRest() {
    given(3);
    Seq<AgentTask> running = tasks.claim(ANN, 3, LEASE);
    tasks.complete(running.get(1).claim(), DONE).get();
    tasks.fail(running.get(2).claim(), OOPS).get();
    AgentTaskClaim unknown = new AgentTaskClaim(new AgentTaskId("gone"), "ann", 1);
    Seq<AgentTaskRefused> refused =
        tasks.completeAll(
            running
                .map(task -> new AgentTaskResult(task.claim(), DONE))
                .append(new AgentTaskResult(unknown, DONE)));
    assertEquals(
        Vector.of(
            new AgentTaskRefused.IllegalMove(
                running.get(2).id(), AgentTaskStatus.FAILED, AgentTaskStatus.COMPLETED),
            new AgentTaskRefused.Unknown(unknown.task())),
        refused.toVector());
    assertEquals(
        HashMap.of(AgentTaskStatus.COMPLETED, 2L, AgentTaskStatus.FAILED, 1L), tasks.counts());
  }

  @Test
  void whoFindsTooFewTakesOverFromTheSilent() {
    given(2);
    AgentTask lost = tasks.claim(ANN, 1, LEASE).head();
    now = now.plusSeconds(60);
    Seq<AgentTask> claimed = tasks.claim(BOB, 5, LEASE);
    assertEquals(2, claimed.size());
    assertEquals(lost.id(), claimed.last().id());
    assertEquals(2, claimed.last().run().attempts());
    assertTrue(tasks.complete(lost.claim(), DONE).isLeft(), "ann's lease was lost");
    assertTrue(tasks.complete(claimed.last().claim(), DONE).isRight());
  }

  @Test
  void aWorkerOfOneAgentTakesOverOnlyFromThatAgentsWorkers() {
    AgentId other = SomeAgents.registered(storage, "bob").id();
    given(1);
    AgentTask bobs = tasks.create(AgentTaskOrder.of(other, "x")).get();
    Seq<AgentTask> lost = tasks.claim(ANN, 2, LEASE);
    now = now.plusSeconds(60);
    AgentTaskScope ofBob = AgentTaskScope.ALL.of(other);
    assertEquals(List.of(bobs.id()), ids(tasks.claim(BOB, ofBob, 5, LEASE)));
    assertEquals(Option.some(lost.head()), tasks.find(lost.head().id()));
    assertEquals(List.of(lost.head().id()), ids(tasks.claim(BOB, 5, LEASE)));
  }

  @Test
  void heartbeatsKeepALeaseAlive() {
    given(2);
    Seq<AgentTask> running = tasks.claim(ANN, 2, LEASE);
    now = now.plusSeconds(40);
    assertEquals(Vector.empty(), tasks.heartbeatAll(claims(running), LEASE).toVector());
    now = now.plusSeconds(40);
    assertEquals(Vector.empty(), tasks.reclaim(10).toVector());
    assertTrue(tasks.heartbeat(running.head().claim(), LEASE).isRight());
    now = now.plusSeconds(30);
    assertEquals(1, tasks.reclaim(10).size());
    assertEquals(
        Vector.of(
            new AgentTaskRefused.LeaseLost(running.last().claim(), AgentTaskStatus.PENDING, 1)),
        tasks.heartbeatAll(claims(running), LEASE).toVector());
  }

  @Test
  void aTaskThatStaysSilentThroughItsAttemptsTimesOut() {
    given(1);
    for (int attempt = 1; attempt <= 3; attempt++) {
      assertEquals(attempt, tasks.claim(ANN, 1, LEASE).head().run().attempts());
      now = now.plusSeconds(60);
      assertEquals(1, tasks.reclaim(1).size());
    }
    assertEquals(HashMap.of(AgentTaskStatus.TIMEOUT, 1L), tasks.counts());
    AgentTask ended = tasks.list(AgentTaskQuery.all()).items().head();
    assertTrue(ended.run().printed().stderr().get().contains("attempt 3 of 3"));
  }

  @Test
  void attemptsFailUntilTheCapAndAReleaseCostsNone() {
    given(1);
    for (int attempt = 1; attempt <= 3; attempt++) {
      AgentTask tried = tasks.claim(ANN, 1, LEASE).head();
      tasks.release(tried.claim()).get();
      AgentTask again = tasks.claim(ANN, 1, LEASE).head();
      AgentTask failed = tasks.retry(again.claim(), OOPS).get();
      assertEquals(attempt < 3 ? AgentTaskStatus.PENDING : AgentTaskStatus.FAILED, failed.status());
      assertEquals(OOPS, failed.run().printed());
    }
    assertEquals(Vector.empty(), tasks.claim(ANN, 1, LEASE).toVector());
  }

  @Test
  void aPendingTaskIsCancelledOrRejected() {
    Seq<AgentTask> given = given(3);
    assertEquals(AgentTaskStatus.CANCELLED, tasks.cancel(given.get(0).id()).get().status());
    assertEquals(AgentTaskStatus.FAILED, tasks.reject(given.get(1).id(), OOPS).get().status());
    AgentTask running = tasks.claim(ANN, 3, LEASE).single();
    assertEquals(
        Either.left(
            new AgentTaskRefused.IllegalMove(
                running.id(), AgentTaskStatus.RUNNING, AgentTaskStatus.CANCELLED)),
        tasks.cancel(running.id()));
    assertEquals(AgentTaskStatus.TIMEOUT, tasks.timeout(running.claim(), OOPS).get().status());
    AgentTaskId nothing = new AgentTaskId("nothing");
    assertEquals(Either.left(new AgentTaskRefused.Unknown(nothing)), tasks.cancel(nothing));
  }

  @Test
  void pagesFollowEachOther() {
    Seq<AgentTask> given = given(5);
    AgentTaskQuery query = AgentTaskQuery.all().limit(3);
    Page<AgentTask, Long> first = tasks.list(query);
    Page<AgentTask, Long> second = tasks.list(query.after(first.next().get()));
    assertEquals(given.toVector(), first.items().appendAll(second.items()).toVector());
    assertEquals(Option.none(), second.next());
    assertThrows(IllegalArgumentException.class, () -> query.limit(1_001));
    assertThrows(IllegalArgumentException.class, () -> tasks.claim(ANN, 0, LEASE));
  }

  private Seq<AgentTask> given(int count) {
    return tasks
        .createAll(Vector.range(0, count).map(i -> AgentTaskOrder.of(agent, "x" + i)))
        .get();
  }

  private static Seq<AgentTaskId> ids(Seq<AgentTask> some) {
    return some.map(AgentTask::id).toList();
  }

  private static Seq<AgentTaskClaim> claims(Seq<AgentTask> running) {
    return running.map(AgentTask::claim);
  }
}
