package dev.stoa.application.agent;

import dev.stoa.domain.agent.AgentTask;
import dev.stoa.domain.agent.AgentTaskWorker;
import dev.stoa.domain.kernel.DaemonThread;
import io.vavr.collection.Seq;
import java.lang.System.Logger.Level;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;

/**
 * Claims tasks and has them handled until it is closed.
 *
 * <p>One thread claims, another sends heartbeats for whatever is being handled, and handlers have
 * threads of their own. All of them are daemons: {@link #await} keeps a program running.
 */
public final class AgentTaskRunner implements AutoCloseable {

  private static final System.Logger LOG = System.getLogger("dev.stoa.tasks");
  private static final Duration GRACE = Duration.ofSeconds(5);
  private static final Duration LONGEST_PAUSE = Duration.ofSeconds(30);

  private final AgentTaskOperations tasks;
  private final AgentTaskWorker worker;
  private final AgentTaskRunnerSettings settings;
  private final TaskResults results;
  private final Consumer<AgentTaskRunner> whenClosed;
  private final ExecutorService handlers;
  private final Semaphore free;
  private final Set<RunningTask> running = ConcurrentHashMap.newKeySet();
  private final Thread claims;
  private final Thread heartbeats;
  private final AtomicBoolean closeCalled = new AtomicBoolean();
  private final CountDownLatch closing = new CountDownLatch(1);
  private final CountDownLatch handled = new CountDownLatch(1);
  private final CountDownLatch closed = new CountDownLatch(1);

  AgentTaskRunner(
      AgentTaskOperations tasks,
      InstantSource clock,
      AgentTaskWorker worker,
      AgentTaskHandler handler,
      AgentTaskRunnerSettings settings,
      Consumer<AgentTaskRunner> whenClosed) {
    String name = "stoa-tasks-" + worker.name();
    this.tasks = tasks;
    this.worker = worker;
    this.settings = settings;
    this.results = new TaskResults(tasks, handler, settings.backoff());
    this.whenClosed = whenClosed;
    this.handlers = HandlerThreads.of(name, settings.concurrency());
    this.free = new Semaphore(settings.concurrency());
    this.claims = DaemonThread.of(name + "-claims", this::claimUntilClosing);
    TaskHeartbeats beats = new TaskHeartbeats(tasks, clock, settings.lease(), running);
    this.heartbeats = DaemonThread.of(name + "-heartbeats", () -> beats.until(handled));
  }

  void start() {
    claims.start();
    heartbeats.start();
  }

  /** Whether {@link #close} was called; a long handler may look here and end early. */
  public boolean isClosing() {
    return closing.getCount() == 0;
  }

  /** Waits until the runner is closed. */
  public void await() throws InterruptedException {
    closed.await();
  }

  /**
   * Stops claiming, waits for the handlers and releases the tasks that have not been started.
   *
   * <p>Handlers that take longer than the limit of the settings are interrupted and their tasks
   * given back too. One that does not end even then keeps its task until the lease ends. Not to be
   * called by a handler, which would wait for itself.
   */
  @Override
  public void close() {
    closing.countDown();
    try {
      if (closeCalled.compareAndSet(false, true)) {
        closeNow();
      } else {
        closed.await();
      }
    } catch (InterruptedException e) {
      running.forEach(RunningTask::stop);
      Thread.currentThread().interrupt();
    }
  }

  private void closeNow() throws InterruptedException {
    try {
      // Wakes the thread that claims, if it waits for a handler to end.
      free.release();
      claims.join();
      handlers.shutdown();
      if (!handlers.awaitTermination(settings.closeWithin().toMillis(), TimeUnit.MILLISECONDS)) {
        running.forEach(RunningTask::stop);
        leave(handlers.awaitTermination(GRACE.toMillis(), TimeUnit.MILLISECONDS));
      }
    } finally {
      handled.countDown();
      whenClosed.accept(this);
      closed.countDown();
    }
  }

  private void leave(boolean allEnded) {
    if (!allEnded) {
      running.forEach(
          left ->
              LOG.log(
                  Level.WARNING,
                  "the handler of task {0} ignores its interrupt: the task is run again when its"
                      + " lease has ended",
                  left.task().id()));
    }
  }

  private void claimUntilClosing() {
    Duration pause = settings.pollEvery();
    try {
      while (!isClosing()) {
        if (!free.tryAcquire(settings.pollEvery().toMillis(), TimeUnit.MILLISECONDS)
            || isClosing()) {
          continue;
        }
        int room = 1 + free.drainPermits();
        int claimed = 0;
        try {
          claimed = claim(room);
          pause = settings.pollEvery();
        } catch (RuntimeException e) {
          LOG.log(Level.WARNING, "cannot claim tasks, trying again in " + pause, e);
          pause = min(pause.multipliedBy(2), LONGEST_PAUSE);
        }
        free.release(room - claimed);
        if (claimed == 0) {
          closing.await(pause.toMillis(), TimeUnit.MILLISECONDS);
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private int claim(int room) {
    Seq<AgentTask> claimed = tasks.claim(worker, settings.scope(), room, settings.lease());
    for (AgentTask task : claimed) {
      RunningTask next = new RunningTask(task);
      running.add(next);
      try {
        handlers.execute(() -> handle(next));
      } catch (RuntimeException | OutOfMemoryError e) {
        // No thread could be made: without heartbeats the task is run again when its lease ends.
        running.remove(next);
        free.release();
        LOG.log(Level.WARNING, "cannot start a handler for task " + task.id(), e);
      }
    }
    return claimed.size();
  }

  private void handle(RunningTask next) {
    try {
      if (isClosing()) {
        results.release(next);
      } else {
        results.handle(next);
      }
    } finally {
      running.remove(next);
      free.release();
    }
  }

  private static Duration min(Duration one, Duration other) {
    return one.compareTo(other) < 0 ? one : other;
  }
}
