package dev.stoa.adapter.jooq.unit;

import java.time.Duration;
import java.util.function.Consumer;

/**
 * For an engine that does not notify other processes of a commit: waiting threads poll a few times
 * a second.
 */
public final class PollingBroadcast implements Broadcast {

  private static final Duration LOOK_EVERY = Duration.ofMillis(250);

  @Override
  public void send(JooqSession session, String text) {
    // Within the process the signal after the commit is enough.
  }

  @Override
  public void listen(Consumer<String> heard, Runnable missed) {
    // There are no notifications.
  }

  @Override
  public Duration lookEvery() {
    return LOOK_EVERY;
  }

  @Override
  public void close() {
    // There is nothing to close.
  }
}
