package dev.stoa.testkit.agent;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.agent.AgentStorage;
import dev.stoa.domain.agent.AgentTask;
import dev.stoa.domain.agent.AgentTaskClaim;
import dev.stoa.domain.agent.AgentTaskId;
import dev.stoa.domain.agent.AgentTaskLease;
import dev.stoa.domain.agent.AgentTaskOrder;
import dev.stoa.domain.agent.AgentTaskOutput;
import dev.stoa.domain.agent.AgentTaskProgress;
import dev.stoa.domain.agent.AgentTaskQuery;
import dev.stoa.domain.agent.AgentTaskResult;
import dev.stoa.domain.agent.AgentTaskRun;
import dev.stoa.domain.agent.AgentTaskScope;
import dev.stoa.domain.agent.AgentTaskStatus;
import dev.stoa.domain.agent.AgentTaskWorker;
import dev.stoa.domain.agent.AgentTasks;
import dev.stoa.domain.channel.Channel;
import dev.stoa.domain.channel.ChannelId;
import dev.stoa.domain.channel.ChannelName;
import dev.stoa.domain.channel.ChannelStorage;
import dev.stoa.domain.kernel.StorageException;
import dev.stoa.testkit.storage.WorkspaceContract;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.HashMap;
import io.vavr.collection.HashSet;
import io.vavr.collection.Seq;
import io.vavr.collection.TreeMap;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;
import java.util.UUID;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** The contract of every queue of tasks. */
public interface AgentTasksContract<S extends AgentStorage & ChannelStorage>
    extends WorkspaceContract<S> {

  /** When the tests begin. */
  Instant T0 = Instant.parse("2026-01-02T03:04:05.123456Z");

  /** Long enough for every test that does not wait for its end. */
  AgentTaskLease MINUTE = AgentTaskLease.ofSeconds(60);

  /** An agent to work for. */
  private AgentId givenAnAgent() {
    return SomeAgents.registered(storage(), "agent-" + UUID.randomUUID()).id();
  }

  private ChannelId givenAChannel() {
    Channel channel =
        Channel.opened(new ChannelId("c-ops"), new ChannelName("ops"), Option.none(), T0);
    return SomeAgents.write(
        storage(),
        () -> {
          storage().channels().add(channel);
          return channel.id();
        });
  }

  @Test
  default void anEmptyQueueHasNoTask() {
    assertEquals(Vector.empty(), claim("w", 10, 0).toVector());
    assertEquals(Option.none(), ask(tasks -> tasks.find(new AgentTaskId("t"))));
    assertEquals(HashMap.empty(), ask(AgentTasks::counts));
    assertEquals(Vector.empty(), ask(tasks -> tasks.page(AgentTaskQuery.all())).toVector());
    assertEquals(
        Vector.empty(), change(tasks -> tasks.lockExpired(AgentTaskScope.ALL, T0, 10)).toVector());
  }

  @Test
  default void aTaskOutlivesItsChannel() {
    ChannelId channel = givenAChannel();
    AgentTaskOrder order = AgentTaskOrder.of(givenAnAgent(), "x").in(channel);
    AgentTask task = change(tasks -> tasks.add(order("t-1", order), T0)).head();
    assertEquals(Option.some(channel), task.order().channel());
    SomeAgents.write(storage(), () -> storage().channels().remove(channel));
    AgentTask after = ask(tasks -> tasks.find(task.id())).get();
    assertEquals(Option.none(), after.order().channel());
    assertEquals(Vector.of(after), ask(tasks -> tasks.page(AgentTaskQuery.all())).toVector());
    assertEquals(Option.none(), claim("w", 1, 0).head().order().channel());
  }

  @Test
  default void aTaskIsStoredAndRead() {
    AgentTaskOrder order =
        AgentTaskOrder.of(givenAnAgent(), "ıİ 'quoted' \\ %_ \uD83D\uDE00\r\n\t\u0001")
            .in(givenAChannel())
            .attempts(7);
    AgentTask task =
        change(tasks -> tasks.add(Vector.of(Tuple.of(new AgentTaskId("t-1"), order)), T0)).head();
    assertEquals(
        new AgentTask(new AgentTaskId("t-1"), task.sequence(), T0, order, AgentTaskRun.NONE), task);
    assertEquals(Option.some(task), ask(tasks -> tasks.find(task.id())));
    assertEquals(Option.some(task), change(tasks -> tasks.lock(task.id())));
  }

  @Test
  default void theSuffixOfAnIdFindsThem() {
    AgentTaskOrder order = AgentTaskOrder.of(givenAnAgent(), "x");
    AgentTask first = change(tasks -> tasks.add(order("b-123456", order), T0)).head();
    AgentTask second = change(tasks -> tasks.add(order("a-123456", order), T0)).head();
    Seq<AgentTask> both = ask(tasks -> tasks.endingWith("123456", 9));
    assertEquals(Vector.of(second, first), both.toVector());
    assertEquals(Vector.of(first), ask(tasks -> tasks.endingWith("b-123456", 9)).toVector());
    assertEquals(Vector.of(second), ask(tasks -> tasks.endingWith("123456", 1)).toVector());
    assertEquals(Vector.empty(), ask(tasks -> tasks.endingWith("%6", 9)).toVector());
  }

  @Test
  default void sequencesAscendInOrderOfCreation() {
    Seq<AgentTask> first = given(150);
    Seq<AgentTask> second = given(3);
    Vector<Long> sequences = first.appendAll(second).map(AgentTask::sequence).toVector();
    assertEquals(153, sequences.distinct().size());
    assertEquals(sequences.sorted(), sequences);
    assertEquals(
        Vector.range(0, 150).map(i -> "input " + i),
        first.map(task -> task.order().input()).toVector());
  }

  @Test
  default void anUnknownChannelIsAbsentAndATaskForItThrows() {
    AgentId agent = givenAnAgent();
    AgentId nobody = new AgentId("nobody");
    ChannelId nowhere = new ChannelId("nowhere");
    assertEquals(HashSet.of(agent), ask(tasks -> tasks.knownAgents(Vector.of(nobody, agent))));
    assertEquals(HashSet.empty(), ask(tasks -> tasks.knownChannels(Vector.of(nowhere))));
    assertBreaks("t", AgentTaskOrder.of(nobody, "x"));
    assertBreaks("t", AgentTaskOrder.of(agent, "x").in(nowhere));
    change(tasks -> tasks.add(order("t", AgentTaskOrder.of(agent, "x")), T0));
    assertBreaks("t", AgentTaskOrder.of(agent, "x"));
  }

  @Test
  default void progressIsTheEndsOfTheQueueAndWhatRuns() {
    assertEquals(
        new AgentTaskProgress(Option.none(), TreeMap.empty(), TreeMap.empty()),
        ask(tasks -> tasks.progress(9)));
    Vector<Long> all = given(5).map(AgentTask::sequence).toVector();
    Seq<AgentTask> claimed = claim("w", 3, 0);
    change(tasks -> tasks.complete(Vector.of(result(claimed.get(1), "done")), at(1)));
    assertEquals(
        new AgentTaskProgress(
            Option.some(all.get(3)),
            TreeMap.of(
                AgentTaskStatus.PENDING,
                all.get(4),
                AgentTaskStatus.RUNNING,
                all.get(2),
                AgentTaskStatus.COMPLETED,
                all.get(1)),
            TreeMap.of(all.get(0), 1L, all.get(2), 1L)),
        ask(tasks -> tasks.progress(9)));
    assertEquals(TreeMap.of(all.get(0), 1L), ask(tasks -> tasks.progress(1)).running());
  }

  @Test
  default void theOldestAreClaimedFirstAsTheRuleSays() {
    Seq<AgentTask> given = given(5);
    AgentTaskWorker worker = AgentTaskWorker.named("wörker").inProcess(4242);
    Seq<AgentTask> claimed =
        change(tasks -> tasks.claim(worker, AgentTaskScope.ALL, 3, at(1), MINUTE));
    assertEquals(
        given.take(3).map(task -> task.claim(worker, at(1), MINUTE).get()).toVector(),
        claimed.toVector());
    assertEquals(claimed.headOption(), ask(tasks -> tasks.find(given.head().id())));
    assertEquals(given.drop(3).map(AgentTask::id).toVector(), ids(claim("w", 10, 2)));
    assertEquals(Vector.empty(), ids(claim("w", 10, 3)));
  }

  @Test
  default void aScopeHasTheTasksOfItsAgentAndItsChannel() {
    AgentId ann = givenAnAgent();
    AgentId bob = givenAnAgent();
    ChannelId ops = givenAChannel();
    AgentTaskOrder ofAnn = AgentTaskOrder.of(ann, "x");
    AgentTaskOrder ofBob = AgentTaskOrder.of(bob, "x");
    Vector<AgentTaskOrder> orders = Vector.of(ofAnn, ofBob, ofBob.in(ops), ofAnn.in(ops), ofBob);
    change(
        tasks ->
            tasks.add(
                orders.zipWithIndex((order, i) -> Tuple.of(new AgentTaskId("s" + i), order)), T0));
    AgentTaskScope bobs = AgentTaskScope.ALL.of(bob);
    AgentTaskScope inOps = AgentTaskScope.ALL.in(ops);
    assertScope(bobs.in(ops), 9, "s2");
    assertScope(bobs, 1, "s1");
    assertScope(bobs, 9, "s4");
    assertScope(bobs, 9);
    assertScope(inOps, 9, "s3");
    assertScope(inOps.of(ann), 9);
    assertExpired(bobs, 2, "s1", "s2");
    assertExpired(bobs, 9, "s1", "s2", "s4");
    assertExpired(inOps, 9, "s2", "s3");
    assertExpired(inOps.of(ann), 9, "s3");
    assertExpired(AgentTaskScope.ALL.of(ann), 9, "s3");
    assertScope(AgentTaskScope.ALL, 9, "s0");
  }

  private void assertScope(AgentTaskScope scope, int limit, String... claimed) {
    AgentTaskWorker worker = AgentTaskWorker.named("w");
    assertEquals(
        Vector.of(claimed).map(AgentTaskId::new),
        ids(change(tasks -> tasks.claim(worker, scope, limit, T0, MINUTE))));
  }

  private void assertExpired(AgentTaskScope scope, int limit, String... expired) {
    assertEquals(Vector.empty(), ids(change(tasks -> tasks.lockExpired(scope, at(59), limit))));
    assertEquals(
        Vector.of(expired).map(AgentTaskId::new),
        ids(change(tasks -> tasks.lockExpired(scope, at(60), limit))));
  }

  @Test
  default void aSavedTaskIsRead() {
    AgentTask task = given(1).head();
    AgentTask running = claim("w", 1, 1).head();
    AgentTaskOutput printed = new AgentTaskOutput(Option.some(""), Option.some("ıİ\n"));
    for (AgentTask next :
        Vector.of(
            running.heartbeat(running.claim(), at(2), MINUTE).get(),
            running.retry(running.claim(), printed, at(2)).get(),
            running.release(running.claim(), at(2)).get(),
            running.fail(running.claim(), printed, at(2)).get(),
            running.timeout(running.claim(), printed, at(2)).get(),
            task.cancel(at(2)).get())) {
      change(
          tasks -> {
            tasks.save(Vector.of(next));
            return next;
          });
      assertEquals(Option.some(next), ask(tasks -> tasks.find(task.id())));
    }
  }

  @Test
  default void aReleasedTaskIsNotClaimedBeforeItsInstant() {
    given(2);
    AgentTask running = claim("w", 1, 10).head();
    change(
        tasks -> {
          tasks.save(Vector.of(running.release(running.claim(), at(10)).get()));
          return running;
        });
    assertEquals(1, claim("early", 2, 9).size());
    assertEquals(Vector.of(running.id()), ids(claim("late", 2, 10)));
  }

  @Test
  default void completingReturnsWhatItDidNotComplete() {
    given(4);
    Seq<AgentTask> running = claim("w", 3, 1);
    AgentTaskResult good = result(running.get(0), "ok");
    AgentTaskResult other = new AgentTaskResult(running.get(1).claim(), AgentTaskOutput.NONE);
    AgentTaskResult stranger =
        new AgentTaskResult(
            new AgentTaskClaim(running.get(2).id(), "x", 1), AgentTaskOutput.of("no"));
    AgentTaskResult stale =
        new AgentTaskResult(
            new AgentTaskClaim(running.get(2).id(), "w", 2), AgentTaskOutput.of("no"));
    assertEquals(
        Vector.of(stranger, stale),
        change(tasks -> tasks.complete(Vector.of(good, stranger, stale, other), at(5))).toVector());
    assertEquals(
        running.get(0).complete(good.claim(), good.printed(), at(5)).toOption(),
        ask(tasks -> tasks.find(running.get(0).id())));
    assertEquals(
        running.get(1).complete(other.claim(), other.printed(), at(5)).toOption(),
        ask(tasks -> tasks.find(running.get(1).id())));
    assertEquals(Option.some(running.get(2)), ask(tasks -> tasks.find(running.get(2).id())));
    assertEquals(
        Vector.of(good), change(tasks -> tasks.complete(Vector.of(good), at(6))).toVector());
    assertEquals(Vector.empty(), change(tasks -> tasks.complete(Vector.empty(), at(6))).toVector());
  }

  @Test
  default void theExpiredAreFoundLongestOverdueFirst() {
    given(4);
    Seq<AgentTask> late = claim("late", 1, 3);
    Seq<AgentTask> early = claim("early", 2, 1);
    claim("alive", 1, 30);
    assertEquals(
        Vector.empty(), ids(change(tasks -> tasks.lockExpired(AgentTaskScope.ALL, at(60), 10))));
    assertEquals(
        ids(early), ids(change(tasks -> tasks.lockExpired(AgentTaskScope.ALL, at(61), 10))));
    assertEquals(
        ids(early).appendAll(ids(late)),
        ids(change(tasks -> tasks.lockExpired(AgentTaskScope.ALL, at(63), 10))));
    assertEquals(
        ids(early).take(1), ids(change(tasks -> tasks.lockExpired(AgentTaskScope.ALL, at(63), 1))));
    change(tasks -> tasks.complete(Vector.of(result(early.head(), "late, but done")), at(64)));
    assertEquals(
        ids(early).drop(1).appendAll(ids(late)),
        ids(change(tasks -> tasks.lockExpired(AgentTaskScope.ALL, at(65), 10))));
  }

  @Test
  default void pagesAscendAndAFilterNarrowsThem() {
    AgentId ann = givenAnAgent();
    AgentId bob = givenAnAgent();
    Vector<AgentTask> all =
        change(
                tasks ->
                    tasks.add(
                        Vector.of(ann, bob, ann, bob, ann)
                            .zipWithIndex(
                                (agent, i) ->
                                    Tuple.of(
                                        new AgentTaskId("p" + i), AgentTaskOrder.of(agent, "x"))),
                        T0))
            .toVector();
    claim("w", 2, 1);
    assertEquals(ids(all).take(2), page(0, 2, AgentTaskQuery.all()));
    assertEquals(ids(all).drop(2).take(2), page(all.get(1).sequence(), 2, AgentTaskQuery.all()));
    assertEquals(
        Vector.of("p0", "p2", "p4").map(AgentTaskId::new),
        page(0, 9, AgentTaskQuery.all().of(ann)));
    AgentTaskQuery waiting = AgentTaskQuery.all().in(AgentTaskStatus.PENDING);
    assertEquals(ids(all).drop(2), page(0, 9, waiting));
    assertEquals(Vector.of(new AgentTaskId("p4")), page(all.get(2).sequence(), 9, waiting.of(ann)));
  }

  @Test
  default void tasksAreCountedByStatus() {
    given(5);
    claim("w", 3, 1);
    change(tasks -> tasks.complete(claim("w2", 1, 1, tasks).map(t -> result(t, "ok")), at(2)));
    assertEquals(
        HashMap.of(
            AgentTaskStatus.PENDING,
            1L,
            AgentTaskStatus.RUNNING,
            3L,
            AgentTaskStatus.COMPLETED,
            1L),
        ask(AgentTasks::counts));
  }

  @Test
  default void manyAreLockedAtOnce() {
    Seq<AgentTask> given = given(3);
    Seq<AgentTaskId> ids = given.map(AgentTask::id);
    assertEquals(
        given.drop(1).toMap(AgentTask::id, task -> task),
        change(tasks -> tasks.lock(ids.drop(1).append(new AgentTaskId("nothing")))));
    assertThrows(IllegalStateException.class, () -> ask(tasks -> tasks.lock(ids)));
  }

  @Test
  default void aReadUnitMovesNothing() {
    AgentTask task = given(1).head();
    assertThrows(IllegalStateException.class, () -> ask(tasks -> claim("w", 1, 0, tasks)));
    assertThrows(IllegalStateException.class, () -> ask(tasks -> tasks.lock(task.id())));
    assertThrows(
        IllegalStateException.class,
        () -> ask(tasks -> tasks.lockExpired(AgentTaskScope.ALL, T0, 1)));
    assertThrows(
        IllegalStateException.class, () -> ask(tasks -> tasks.complete(Vector.empty(), T0)));
    assertEquals(Option.some(task), ask(tasks -> tasks.find(task.id())));
  }

  @Test
  default void eightWorkersDoEachTaskOnce() throws Exception {
    given(8_000);
    Workers workers = new Workers(storage(), 8);
    workers.untilNothingIsLeft();
    assertEquals(8_000, workers.completed().size());
    assertEquals(8_000, workers.completed().distinct().size());
    assertEquals(HashMap.of(AgentTaskStatus.COMPLETED, 8_000L), ask(AgentTasks::counts));
  }

  @Test
  default void noTwoWorkersHoldATaskAtTheSameTime() throws Exception {
    given(300);
    Workers workers = new Workers(storage(), 8).whoOftenFallSilent();
    workers.untilNothingIsLeft();
    workers.assertThatNoTwoHeldATaskAtOnce();
    assertTrue(workers.tookOver() > 0, "no lease was ever lost, so nothing was shown");
    ask(AgentTasks::counts)
        .keySet()
        .forEach(status -> assertTrue(status.isEnd(), () -> "left " + status.label()));
  }

  private Seq<AgentTask> given(int count) {
    AgentId agent = givenAnAgent();
    return change(
        tasks -> {
          long before = tasks.counts().values().sum().longValue();
          return tasks.add(
              Vector.range(0, count)
                  .map(
                      i ->
                          Tuple.of(
                              new AgentTaskId("t" + (before + i)),
                              AgentTaskOrder.of(agent, "input " + i))),
              T0);
        });
  }

  private static Vector<Tuple2<AgentTaskId, AgentTaskOrder>> order(
      String id, AgentTaskOrder order) {
    return Vector.of(Tuple.of(new AgentTaskId(id), order));
  }

  private void assertBreaks(String id, AgentTaskOrder order) {
    assertThrows(StorageException.class, () -> change(tasks -> tasks.add(order(id, order), T0)));
  }

  private Seq<AgentTask> claim(String worker, int limit, long second) {
    return change(tasks -> claim(worker, limit, second, tasks));
  }

  private static Seq<AgentTask> claim(String worker, int limit, long second, AgentTasks tasks) {
    return tasks.claim(
        AgentTaskWorker.named(worker), AgentTaskScope.ALL, limit, at(second), MINUTE);
  }

  private static AgentTaskResult result(AgentTask task, String output) {
    return new AgentTaskResult(task.claim(), AgentTaskOutput.of(output));
  }

  private Vector<AgentTaskId> page(long after, int limit, AgentTaskQuery query) {
    return ids(ask(tasks -> tasks.page(query.after(after).limit(limit))));
  }

  private static Vector<AgentTaskId> ids(Seq<AgentTask> tasks) {
    return tasks.map(AgentTask::id).toVector();
  }

  private static Instant at(long second) {
    return T0.plusSeconds(second);
  }

  private <T> T ask(Function<AgentTasks, T> question) {
    return storage().unitOfWork().read(() -> question.apply(storage().agentTasks()));
  }

  private <T> T change(Function<AgentTasks, T> work) {
    return storage().unitOfWork().run(() -> work.apply(storage().agentTasks()));
  }
}
