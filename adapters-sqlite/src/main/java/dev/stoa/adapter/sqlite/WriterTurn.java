package dev.stoa.adapter.sqlite;

import java.time.Duration;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/**
 * The turn of one thread of this process to write.
 *
 * <p>Threads queue for it. To wake the next one takes about as long as a short write, during which
 * nothing would be written: so for two milliseconds a thread that runs already goes first, and then
 * it queues like the others.
 */
final class WriterTurn {

  private static final long MOST_NANOS = TimeUnit.MILLISECONDS.toNanos(2);

  /** Its attempts without a time limit do not queue, although it is fair. */
  private final Semaphore free = new Semaphore(1, true);

  private volatile long handedOver = System.nanoTime() - MOST_NANOS;

  /** False if others write for longer than this. */
  boolean await(Duration atMost) throws InterruptedException {
    if (System.nanoTime() - handedOver < MOST_NANOS
        && !Thread.currentThread().isInterrupted()
        && free.tryAcquire()) {
      return true;
    }
    boolean taken = free.tryAcquire(atMost.toNanos(), TimeUnit.NANOSECONDS);
    if (taken) {
      handedOver = System.nanoTime();
    }
    return taken;
  }

  void awaitUninterruptibly() {
    free.acquireUninterruptibly();
  }

  void end() {
    free.release();
  }
}
