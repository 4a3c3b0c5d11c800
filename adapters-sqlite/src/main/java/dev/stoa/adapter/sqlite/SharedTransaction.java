package dev.stoa.adapter.sqlite;

import dev.stoa.domain.kernel.StorageException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** A transaction that several units of work write in, one after the other, and its outcome. */
final class SharedTransaction {

  private static final int MOST_UNITS = 16;
  private static final long PATIENCE_MILLIS = 5;

  private final long openUntil;
  private final CountDownLatch ended = new CountDownLatch(1);
  private volatile @Nullable Exception failure;
  private int units = 1;

  /** With the unit that began it. */
  SharedTransaction(long openUntil) {
    this.openUntil = openUntil;
  }

  /** Another unit goes on in it. */
  void join() {
    units++;
  }

  /** Whether one more may join: those that are done wait for the commit. */
  boolean isOpen() {
    return units < MOST_UNITS && System.nanoTime() - openUntil < 0;
  }

  void committed() {
    ended.countDown();
  }

  void failed(Exception reason) {
    failure = reason;
    ended.countDown();
  }

  /**
   * Waits for the commit, even if it is interrupted: what was written may be stored already.
   *
   * @param idle commits if no other unit does: the one that was to go on may have given up
   */
  void await(Runnable idle) {
    boolean interrupted = false;
    while (ended.getCount() > 0) {
      try {
        if (!ended.await(PATIENCE_MILLIS, TimeUnit.MILLISECONDS)) {
          idle.run();
        }
      } catch (InterruptedException e) {
        interrupted = true;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
    Exception reason = failure;
    if (reason != null) {
      throw new StorageException(
          "the transaction that several units of work shared failed: " + reason.getMessage(),
          reason,
          true);
    }
  }
}
