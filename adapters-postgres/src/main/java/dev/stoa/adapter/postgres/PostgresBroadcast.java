package dev.stoa.adapter.postgres;

import dev.stoa.adapter.jooq.Broadcast;
import dev.stoa.adapter.jooq.JooqSession;
import dev.stoa.adapter.jooq.RenderedSql;
import dev.stoa.domain.kernel.StorageException;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.function.Consumer;
import org.postgresql.PGConnection;
import org.postgresql.PGNotification;

/** NOTIFY in the transaction that has news; LISTEN on a connection of its own. */
final class PostgresBroadcast implements Broadcast {

  private static final RenderedSql NOTIFY = new RenderedSql("select pg_notify(?, ?)");
  private static final int READ_MILLIS = 10_000;
  private static final long RECONNECT_MILLIS = 500;

  /** A belt beside the braces: a connection that was cut in silence is found out late. */
  private static final Duration LOOK_EVERY = Duration.ofSeconds(5);

  private final PostgresWorkspace workspace;
  private final String topic;
  private volatile boolean closed;
  private volatile Connection connection;

  PostgresBroadcast(PostgresWorkspace workspace) {
    this.workspace = workspace;
    // Notifications span the database, workspaces do not.
    this.topic = "stoa_" + Long.toHexString(AdvisoryKey.of(workspace.schema(), "broadcast"));
  }

  @Override
  public void send(JooqSession session, String text) {
    session.one(NOTIFY, binds -> binds.text(topic).text(text), row -> text);
  }

  @Override
  public void listen(Consumer<String> heard, Runnable missed) {
    try {
      connection = listening();
    } catch (SQLException e) {
      throw new StorageException("cannot listen to PostgreSQL: " + e.getMessage(), e);
    }
    Thread thread = new Thread(() -> hear(heard, missed), "stoa-listen-" + workspace.schema());
    thread.setDaemon(true);
    thread.start();
  }

  private Connection listening() throws SQLException {
    Connection fresh = workspace.connect();
    try (Statement statement = fresh.createStatement()) {
      statement.execute("listen " + topic);
      return fresh;
    } catch (SQLException e) {
      fresh.close();
      throw e;
    }
  }

  private void hear(Consumer<String> heard, Runnable missed) {
    while (!closed) {
      try {
        PGNotification[] news = connection.unwrap(PGConnection.class).getNotifications(READ_MILLIS);
        for (PGNotification one : news == null ? new PGNotification[0] : news) {
          heard.accept(one.getParameter());
        }
      } catch (SQLException e) {
        reconnect(missed);
      }
    }
  }

  /** What was said while nobody listened is lost, so everybody is told to look. */
  private void reconnect(Runnable missed) {
    try {
      Thread.sleep(RECONNECT_MILLIS);
      if (!closed) {
        connection = listening();
        missed.run();
      }
      if (closed) {
        abort();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      closed = true;
    } catch (SQLException | StorageException stillGone) {
      // The loop fails on the old connection and comes back here; meanwhile the waiting look.
    }
  }

  @Override
  public Duration lookEvery() {
    return LOOK_EVERY;
  }

  @Override
  public void close() {
    closed = true;
    abort();
  }

  /** Not a plain close, which would wait for the thread that is reading. */
  private void abort() {
    Connection current = connection;
    if (current != null) {
      try {
        current.abort(Runnable::run);
      } catch (SQLException e) {
        throw new StorageException("cannot stop listening: " + e.getMessage(), e);
      }
    }
  }
}
