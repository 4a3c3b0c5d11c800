package dev.stoa.adapter.postgres;

import dev.stoa.adapter.jooq.Broadcast;
import dev.stoa.adapter.jooq.JooqSession;
import dev.stoa.adapter.jooq.RenderedSql;
import java.time.Duration;
import java.util.function.Consumer;

/** NOTIFY in the transaction that has news; LISTEN on a connection of its own. */
final class PostgresBroadcast implements Broadcast {

  private static final RenderedSql NOTIFY = new RenderedSql("select pg_notify(?, ?)");

  /** A connection that was cut without a word is noticed late, so those who wait look as well. */
  private static final Duration LOOK_EVERY = Duration.ofSeconds(5);

  private final PostgresListener listener;
  private final String topic;

  PostgresBroadcast(PostgresWorkspace workspace) {
    // Notifications span the database, workspaces do not.
    this.topic = "stoa_" + Long.toHexString(AdvisoryKey.of(workspace.schema(), "broadcast"));
    this.listener = new PostgresListener(workspace.direct(), topic);
  }

  @Override
  public void send(JooqSession session, String text) {
    session.one(NOTIFY, binds -> binds.text(topic).text(text), row -> text);
  }

  @Override
  public void listen(Consumer<String> heard, Runnable missed) {
    listener.start(heard, missed);
  }

  @Override
  public Duration lookEvery() {
    return LOOK_EVERY;
  }

  @Override
  public void close() {
    listener.close();
  }
}
