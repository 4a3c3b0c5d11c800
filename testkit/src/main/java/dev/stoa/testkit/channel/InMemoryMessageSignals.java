package dev.stoa.testkit.channel;

import dev.stoa.domain.channel.ChannelId;
import dev.stoa.domain.channel.MessageSignals;
import dev.stoa.domain.channel.MessageWatch;
import dev.stoa.domain.kernel.StorageException;
import dev.stoa.testkit.kernel.InMemoryUnitOfWork;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/** Signals after each commit; a workspace in memory has no other process to hear from. */
public final class InMemoryMessageSignals implements MessageSignals {

  private final InMemoryUnitOfWork unit;
  private final Set<Watch> watches = ConcurrentHashMap.newKeySet();

  public InMemoryMessageSignals(InMemoryUnitOfWork unit) {
    this.unit = unit;
  }

  @Override
  public void announce(ChannelId channel) {
    unit.afterCommit(
        () ->
            watches.stream()
                .filter(watch -> watch.channel.equals(channel))
                .forEach(watch -> watch.signals.release()));
  }

  @Override
  public MessageWatch watch(ChannelId channel, Duration timeout) {
    Watch watch = new Watch(channel, timeout.toNanos());
    watches.add(watch);
    return watch;
  }

  private final class Watch implements MessageWatch {
    private final ChannelId channel;
    private final long timeoutNanos;
    private final long started = System.nanoTime();
    private final Semaphore signals = new Semaphore(0);

    Watch(ChannelId channel, long timeoutNanos) {
      this.channel = channel;
      this.timeoutNanos = timeoutNanos;
    }

    @Override
    public boolean heard() {
      try {
        long left = timeoutNanos - (System.nanoTime() - started);
        boolean signalled = signals.tryAcquire(left, TimeUnit.NANOSECONDS);
        signals.drainPermits();
        return signalled;
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new StorageException("interrupted while waiting for messages", e);
      }
    }

    @Override
    public void close() {
      watches.remove(this);
    }
  }
}
