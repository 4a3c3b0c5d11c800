package dev.stoa.adapter.postgres;

import dev.stoa.domain.kernel.DaemonThread;
import dev.stoa.domain.kernel.StorageException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;
import org.postgresql.PGConnection;
import org.postgresql.PGNotification;

/** A thread that listens to one topic, on a connection that it replaces when it is lost. */
final class PostgresListener implements AutoCloseable {

  private static final Logger LOG = System.getLogger("dev.stoa.storage");
  private static final int READ_MILLIS = 10_000;
  private static final long RECONNECT_MILLIS = 500;
  private static final PGNotification[] NOTHING = {};

  private final Supplier<DataSource> source;
  private final String topic;
  private final CountDownLatch closing = new CountDownLatch(1);
  private @Nullable Connection connection;

  PostgresListener(Supplier<DataSource> source, String topic) {
    this.source = source;
    this.topic = topic;
  }

  /**
   * Starts delivering notifications.
   *
   * @param missed called after the connection was lost, when notifications may be missing
   */
  void start(Consumer<String> heard, Runnable missed) {
    try {
      connect();
    } catch (SQLException e) {
      throw new StorageException("cannot listen to PostgreSQL: " + e.getMessage(), e);
    }
    DaemonThread.of("stoa-listen-" + topic, () -> hear(heard, missed)).start();
  }

  private void hear(Consumer<String> heard, Runnable missed) {
    while (isOpen()) {
      try {
        PGNotification[] news = current().unwrap(PGConnection.class).getNotifications(READ_MILLIS);
        for (PGNotification one : news == null ? NOTHING : news) {
          tell(() -> heard.accept(one.getParameter()));
        }
      } catch (SQLException e) {
        if (isOpen()) {
          LOG.log(
              Level.WARNING, "lost the connection that listens to PostgreSQL: {0}", e.getMessage());
          reconnect();
          tell(missed);
        }
      }
    }
  }

  /** A failing listener must not stop later notifications. */
  private static void tell(Runnable listener) {
    try {
      listener.run();
    } catch (RuntimeException e) {
      LOG.log(Level.WARNING, "a listener failed for a notification from PostgreSQL", e);
    }
  }

  /** Retries until there is a new connection or the listener is closed. */
  private void reconnect() {
    discard();
    while (paused()) {
      try {
        connect();
        LOG.log(Level.INFO, "listening to PostgreSQL again");
        return;
      } catch (SQLException e) {
        LOG.log(Level.DEBUG, "cannot listen to PostgreSQL yet: {0}", e.getMessage());
      }
    }
  }

  /** Waits a moment; false when the listener is closed. */
  private boolean paused() {
    try {
      return !closing.await(RECONNECT_MILLIS, TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      closing.countDown();
      Thread.currentThread().interrupt();
      return false;
    }
  }

  private void connect() throws SQLException {
    Connection fresh = source.get().getConnection();
    try (Statement statement = fresh.createStatement()) {
      statement.execute("listen " + topic);
    } catch (SQLException e) {
      fresh.close();
      throw e;
    }
    synchronized (this) {
      connection = fresh;
      if (!isOpen()) {
        discard();
      }
    }
  }

  private boolean isOpen() {
    return closing.getCount() > 0;
  }

  private synchronized Connection current() throws SQLException {
    if (connection == null) {
      throw new SQLException("no connection");
    }
    return connection;
  }

  @Override
  public void close() {
    closing.countDown();
    discard();
  }

  /** Aborts the connection: a plain close would wait for the reading thread. */
  private synchronized void discard() {
    if (connection == null) {
      return;
    }
    try (Connection old = connection) {
      connection = null;
      old.abort(Runnable::run);
    } catch (SQLException e) {
      LOG.log(Level.DEBUG, "closing the connection that listened: {0}", e.getMessage());
    }
  }
}
