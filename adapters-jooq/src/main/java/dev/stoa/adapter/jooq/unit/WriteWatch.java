package dev.stoa.adapter.jooq.unit;

import dev.stoa.adapter.jooq.engine.Access;
import dev.stoa.adapter.jooq.engine.Connections;
import dev.stoa.domain.kernel.DaemonThread;
import java.lang.System.Logger.Level;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Logs where a unit of work is that writes for longer than others wait for its locks, and notes it
 * for them some time before.
 *
 * <p>It looks from time to time instead of setting an alarm for each unit, which would wake its
 * thread at every write.
 */
final class WriteWatch implements AutoCloseable {

  private static final System.Logger LOG = System.getLogger("dev.stoa.storage");
  private static final int LOOKS_PER_TIMEOUT = 4;

  private static final Duration LONGEST_PAUSE = Duration.ofSeconds(1);

  private final Connections connections;
  private final Duration timeout;
  private final long pause;
  private final Map<Thread, Writing> writing = new ConcurrentHashMap<>();
  private final AtomicBoolean started = new AtomicBoolean();
  private final ScheduledExecutorService looks =
      Executors.newSingleThreadScheduledExecutor(DaemonThread.named("stoa-write-watch"));

  WriteWatch(Connections connections) {
    this.connections = connections;
    this.timeout = connections.timeouts().lock();
    this.pause =
        Math.max(1, Math.min(LONGEST_PAUSE.toNanos(), timeout.toNanos() / LOOKS_PER_TIMEOUT));
  }

  /** The calling thread has begun a unit of work. */
  void begin(Access access) {
    if (access != Access.WRITE) {
      return;
    }
    writing.put(Thread.currentThread(), new Writing(System.nanoTime()));
    if (started.compareAndSet(false, true)) {
      looks.scheduleWithFixedDelay(this::look, pause, pause, TimeUnit.NANOSECONDS);
    }
  }

  /** The unit of work of the calling thread has ended. */
  void end() {
    Writing ended = writing.remove(Thread.currentThread());
    if (ended != null && ended.end()) {
      connections.removeNote();
    }
  }

  private void look() {
    long now = System.nanoTime();
    writing.forEach(
        (thread, unit) -> {
          long nanos = now - unit.since;
          if (nanos >= pause) {
            unit.note(() -> note(thread, nanos));
          }
          if (!unit.reported && nanos >= timeout.toNanos()) {
            unit.reported = true;
            report(thread);
          }
        });
  }

  private void note(Thread thread, long nanos) {
    connections.noteLongWrite(
        OperationName.of(thread.getStackTrace()), Instant.now().minusNanos(nanos));
  }

  private void report(Thread thread) {
    Throwable stack = new Throwable("where it is");
    stack.setStackTrace(thread.getStackTrace());
    LOG.log(
        Level.WARNING,
        "the unit of work of thread "
            + thread.getName()
            + " has been writing for longer than the lock timeout, "
            + timeout
            + ", so others that write may fail",
        stack);
  }

  @Override
  public void close() {
    looks.shutdownNow();
  }

  /** A unit of work that writes. */
  private static final class Writing {

    private final long since;
    private boolean reported;
    private boolean noted;
    private boolean ended;

    private Writing(long since) {
      this.since = since;
    }

    /** Notes it once, and not after its end. */
    private synchronized void note(Runnable note) {
      if (!noted && !ended) {
        noted = true;
        note.run();
      }
    }

    /** Whether it was noted. */
    private synchronized boolean end() {
      ended = true;
      return noted;
    }
  }
}
