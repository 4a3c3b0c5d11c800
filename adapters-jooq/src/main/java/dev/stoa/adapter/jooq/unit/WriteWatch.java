package dev.stoa.adapter.jooq.unit;

import dev.stoa.adapter.jooq.engine.Access;
import dev.stoa.domain.kernel.DaemonThread;
import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Logs where a unit of work is that writes for longer than others wait for its locks.
 *
 * <p>It looks from time to time instead of setting an alarm for each unit, which would wake its
 * thread at every write.
 */
final class WriteWatch implements AutoCloseable {

  private static final System.Logger LOG = System.getLogger("dev.stoa.storage");
  private static final int LOOKS_PER_TIMEOUT = 4;

  private final Duration timeout;
  private final Map<Thread, Writing> writing = new ConcurrentHashMap<>();
  private final AtomicBoolean started = new AtomicBoolean();
  private final ScheduledExecutorService looks =
      Executors.newSingleThreadScheduledExecutor(DaemonThread.named("stoa-write-watch"));

  WriteWatch(Duration timeout) {
    this.timeout = timeout;
  }

  /** The calling thread has begun a unit of work. */
  void begin(Access access) {
    if (access != Access.WRITE) {
      return;
    }
    writing.put(Thread.currentThread(), new Writing(System.nanoTime()));
    if (started.compareAndSet(false, true)) {
      long pause = Math.max(1, timeout.toNanos() / LOOKS_PER_TIMEOUT);
      looks.scheduleWithFixedDelay(this::look, pause, pause, TimeUnit.NANOSECONDS);
    }
  }

  /** The unit of work of the calling thread has ended. */
  void end() {
    writing.remove(Thread.currentThread());
  }

  private void look() {
    long now = System.nanoTime();
    writing.forEach(
        (thread, unit) -> {
          if (!unit.reported && now - unit.since >= timeout.toNanos()) {
            unit.reported = true;
            report(thread);
          }
        });
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

  /** A unit of work that writes; only the thread that looks changes it. */
  private static final class Writing {

    private final long since;
    private boolean reported;

    private Writing(long since) {
      this.since = since;
    }
  }
}
