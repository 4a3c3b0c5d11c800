package dev.stoa.adapter.postgres;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.PrintWriter;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.SQLFeatureNotSupportedException;
import java.sql.Statement;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.logging.Logger;
import javax.sql.DataSource;
import org.junit.jupiter.api.Test;

final class PostgresListenerTest extends MigratedSchema {

  private static final String TOPIC = "stoa_listener_test";

  private final OpenedConnections source = new OpenedConnections(config().url());
  private final BlockingQueue<String> heard = new LinkedBlockingQueue<>();

  @Test
  void anExceptionOfAListenerDoesNotStopListening() throws Exception {
    try (PostgresListener listener = new PostgresListener(() -> source, TOPIC)) {
      listener.start(
          text -> {
            heard.add(text);
            throw new IllegalStateException("a listener's own mistake");
          },
          () -> heard.add("missed"));
      say("one");
      assertEquals("one", next());
      say("two");
      assertEquals("two", next());
    }
  }

  @Test
  void anExceptionOfAWaiterDoesNotStopTheListener() throws Exception {
    try (PostgresListener listener = new PostgresListener(() -> source, TOPIC)) {
      listener.start(
          heard::add,
          () -> {
            heard.add("missed");
            throw new IllegalStateException("a listener's own mistake");
          });
      cut();
      assertEquals("missed", next());
      say("one");
      assertEquals("one", next());
    }
  }

  @Test
  void everyConnectionItOpenedIsClosed() throws Exception {
    try (PostgresListener listener = new PostgresListener(() -> source, TOPIC)) {
      listener.start(heard::add, () -> heard.add("missed"));
      cut();
      assertEquals("missed", next());
      assertEquals(2, source.opened.size());
      assertTrue(source.opened.get(0).isClosed(), "the old one, before the new one is used");
    }
    for (Connection connection : source.opened) {
      assertTrue(connection.isClosed());
    }
  }

  private String next() throws InterruptedException {
    String text = heard.poll(1, TimeUnit.MINUTES);
    assertNotNull(text, "nothing was heard");
    return text;
  }

  private void say(String text) throws SQLException {
    execute("select pg_notify('" + TOPIC + "', '" + text + "')");
  }

  private void cut() throws SQLException {
    execute(
        "select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen "
            + TOPIC
            + "'");
  }

  private void execute(String sql) throws SQLException {
    try (Connection connection = DriverManager.getConnection(config().url());
        Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }

  /** New connections to a url, remembered. */
  private static final class OpenedConnections implements DataSource {

    private final String url;
    private final List<Connection> opened = new CopyOnWriteArrayList<>();

    OpenedConnections(String url) {
      this.url = url;
    }

    @Override
    public Connection getConnection() throws SQLException {
      Connection connection = DriverManager.getConnection(url);
      opened.add(connection);
      return connection;
    }

    @Override
    public Connection getConnection(String user, String password) throws SQLException {
      throw new SQLFeatureNotSupportedException();
    }

    @Override
    public PrintWriter getLogWriter() {
      return null;
    }

    @Override
    public void setLogWriter(PrintWriter out) {}

    @Override
    public void setLoginTimeout(int seconds) {}

    @Override
    public int getLoginTimeout() {
      return 0;
    }

    @Override
    public Logger getParentLogger() {
      return Logger.getLogger("");
    }

    @Override
    public <T> T unwrap(Class<T> type) throws SQLException {
      throw new SQLFeatureNotSupportedException();
    }

    @Override
    public boolean isWrapperFor(Class<?> type) {
      return false;
    }
  }
}
