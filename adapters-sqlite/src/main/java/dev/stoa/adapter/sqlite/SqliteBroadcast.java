package dev.stoa.adapter.sqlite;

import dev.stoa.adapter.jooq.Broadcast;
import dev.stoa.adapter.jooq.JooqSession;
import java.time.Duration;
import java.util.function.Consumer;

/** SQLite tells no other process of a commit, so whoever waits looks a few times a second. */
final class SqliteBroadcast implements Broadcast {

  private static final Duration LOOK_EVERY = Duration.ofMillis(250);

  @Override
  public void send(JooqSession session, String text) {
    // Within the process the signal after the commit is enough.
  }

  @Override
  public void listen(Consumer<String> heard, Runnable missed) {
    // There is nothing to hear.
  }

  @Override
  public Duration lookEvery() {
    return LOOK_EVERY;
  }

  @Override
  public void close() {
    // There is nothing to let go of.
  }
}
