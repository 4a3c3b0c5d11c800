package dev.stoa.adapter.jooq.channel;

import dev.stoa.domain.channel.MessageWatch;
import dev.stoa.domain.kernel.StorageException;
import java.time.Duration;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/** A thread that sleeps until it is signalled, or it is time to look. */
final class SignalledWatch implements MessageWatch {

  private final String channel;
  private final long started = System.nanoTime();
  private final long timeoutNanos;
  private final long lookEveryNanos;
  private final Consumer<SignalledWatch> forget;
  private final Semaphore signals = new Semaphore(0);

  SignalledWatch(
      String channel, Duration timeout, Duration lookEvery, Consumer<SignalledWatch> forget) {
    this.channel = channel;
    this.timeoutNanos = timeout.toNanos();
    this.lookEveryNanos = lookEvery.toNanos();
    this.forget = forget;
  }

  String channel() {
    return channel;
  }

  void signal() {
    signals.release();
  }

  @Override
  public boolean heard() {
    long left = timeoutNanos - (System.nanoTime() - started);
    try {
      if (signals.tryAcquire(Math.min(left, lookEveryNanos), TimeUnit.NANOSECONDS)) {
        // Many signals are one reason to look.
        signals.drainPermits();
        return true;
      }
      return left > lookEveryNanos;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new StorageException("interrupted while waiting for messages", e);
    }
  }

  @Override
  public void close() {
    forget.accept(this);
  }
}
