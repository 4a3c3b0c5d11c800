package dev.stoa.testkit.agent;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.fail;

import dev.stoa.domain.agent.AgentStorage;
import dev.stoa.domain.agent.AgentTask;
import dev.stoa.domain.agent.AgentTaskId;
import dev.stoa.domain.agent.AgentTaskLease;
import dev.stoa.domain.agent.AgentTaskOutput;
import dev.stoa.domain.agent.AgentTaskResult;
import dev.stoa.domain.agent.AgentTaskRun;
import dev.stoa.domain.agent.AgentTaskScope;
import dev.stoa.domain.agent.AgentTaskWorker;
import dev.stoa.domain.agent.AgentTasks;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.Random;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;

/**
 * Threads that claim and complete until the queue is empty, on a clock that ticks whenever it is
 * read; some stop without a word, and idle workers take their tasks over.
 */
final class Workers {

  /** One claim and the lease it came with. */
  private record Held(AgentTaskId task, long claim, Instant from, Instant until) {}

  private final AgentStorage storage;
  private final int count;
  private final AtomicLong ticks = new AtomicLong();
  private final AtomicInteger takenOver = new AtomicInteger();
  private final Queue<AgentTaskId> completed = new ConcurrentLinkedQueue<>();
  private final Queue<Held> held = new ConcurrentLinkedQueue<>();
  private boolean fallSilent;
  private AgentTaskLease lease = AgentTaskLease.ofSeconds(600_000);
  private int batch = 20;

  Workers(AgentStorage storage, int count) {
    this.storage = storage;
    this.count = count;
  }

  Workers whoOftenFallSilent() {
    fallSilent = true;
    lease = AgentTaskLease.ofSeconds(40);
    batch = 5;
    return this;
  }

  Seq<AgentTaskId> completed() {
    return Vector.ofAll(completed);
  }

  int tookOver() {
    return takenOver.get();
  }

  void untilNothingIsLeft() throws InterruptedException {
    ExecutorService pool = Executors.newFixedThreadPool(count);
    try {
      List<Future<?>> running = new ArrayList<>();
      for (int worker = 0; worker < count; worker++) {
        int number = worker;
        running.add(pool.submit(() -> work(number)));
      }
      for (Future<?> one : running) {
        one.get();
      }
    } catch (ExecutionException e) {
      throw new AssertionError("a worker failed", e.getCause());
    } finally {
      pool.shutdown();
    }
  }

  private void work(int number) {
    AgentTaskWorker worker = AgentTaskWorker.named("worker-" + number);
    Random chance = new Random(number);
    while (true) {
      Seq<AgentTask> claimed =
          change(tasks -> tasks.claim(worker, AgentTaskScope.ALL, batch, now(), lease));
      if (claimed.isEmpty() && !takeOver()) {
        return;
      }
      boolean silent = fallSilent && chance.nextInt(3) == 0;
      claimed.forEach(this::noteTheLease);
      if (!silent && claimed.nonEmpty()) {
        complete(claimed);
      }
    }
  }

  /** Whether a worker still holds a task; it loses it when the lease ends. */
  private boolean takeOver() {
    return change(
        tasks -> {
          Instant now = now();
          Seq<AgentTask> expired = tasks.lockExpired(AgentTaskScope.ALL, now, batch);
          takenOver.addAndGet(expired.size());
          tasks.save(expired.map(task -> task.reclaim(now)));
          return tasks.counts().keySet().exists(status -> !status.isEnd());
        });
  }

  private void complete(Seq<AgentTask> claimed) {
    Seq<AgentTaskResult> results =
        claimed.map(
            task -> new AgentTaskResult(task.claim(), AgentTaskOutput.of(task.order().input())));
    Seq<AgentTaskId> lost =
        change(tasks -> tasks.complete(results, now())).map(result -> result.claim().task());
    claimed.map(AgentTask::id).filter(id -> !lost.contains(id)).forEach(completed::add);
    if (!fallSilent && lost.nonEmpty()) {
      fail("leases were lost although every worker sent heartbeats: " + lost);
    }
  }

  private void noteTheLease(AgentTask task) {
    AgentTaskRun run = task.run();
    held.add(new Held(task.id(), run.claims(), run.startedAt().get(), run.leaseUntil().get()));
  }

  void assertThatNoTwoHeldATaskAtOnce() {
    Vector.ofAll(held)
        .groupBy(Held::task)
        .values()
        .forEach(
            spans -> {
              Vector<Held> inOrder = spans.sortBy(Held::claim);
              for (int i = 1; i < inOrder.size(); i++) {
                Held before = inOrder.get(i - 1);
                Held after = inOrder.get(i);
                assertFalse(
                    after.from().isBefore(before.until()), () -> before + " overlaps " + after);
                assertFalse(before.claim() == after.claim(), () -> before + " is " + after);
              }
            });
  }

  private Instant now() {
    return AgentTasksContract.T0.plusSeconds(ticks.incrementAndGet());
  }

  private <T> T change(Function<AgentTasks, T> work) {
    return storage.unitOfWork().run(() -> work.apply(storage.agentTasks()));
  }
}
