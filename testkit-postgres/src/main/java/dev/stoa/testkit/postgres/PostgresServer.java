package dev.stoa.testkit.postgres;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Queue;
import java.util.UUID;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicBoolean;

/** A running PostgreSQL server that creates databases for tests. */
public final class PostgresServer implements AutoCloseable {

  static final String MAX_CONNECTIONS = "200";

  private static final String HOSTILE = " LOCALE_PROVIDER icu ICU_LOCALE 'tr-TR'";

  private final Running running;
  private final boolean icu;
  private final Queue<String> made = new ConcurrentLinkedQueue<>();
  private final AtomicBoolean closed = new AtomicBoolean();

  private PostgresServer(Running running) throws SQLException {
    this.running = running;
    this.icu = knowsIcu(running.admin());
    if (!icu) {
      System.out.println(
          "PostgreSQL from "
              + running.source()
              + " has no ICU: databases are made without the hostile collation tr-TR.");
    }
  }

  /** The shared server of this JVM, started on first use and stopped with the JVM. */
  public static PostgresServer shared() {
    return Shared.SERVER.get();
  }

  /** A server separate from the shared one; the same sources are tried. */
  public static PostgresServer start() {
    return start(PostgresSources.usual(), CommitDurability.FAST);
  }

  /** A server whose commits are on disk when they return, for measurements and crash tests. */
  public static PostgresServer startDurable() {
    return start(PostgresSources.usual(), CommitDurability.DURABLE);
  }

  static PostgresServer start(PostgresSources sources, CommitDurability durability) {
    Running running = sources.open(durability);
    try {
      PostgresServer server = new PostgresServer(running);
      Runtime.getRuntime().addShutdownHook(new Thread(server::close, "stop-postgres"));
      return server;
    } catch (SQLException e) {
      throw new IllegalStateException("PostgreSQL from " + running.source() + " gave no answer", e);
    }
  }

  /** The source of this server, for messages. */
  public String origin() {
    return running.source();
  }

  /** The url, user and password in it, of a new empty database with a Turkish collation. */
  public String newDatabase() {
    return create("TEMPLATE template0 ENCODING 'UTF8'" + (icu ? HOSTILE : ""));
  }

  /** The url of a new copy of a template database, which must have no open connections. */
  public String newDatabaseLike(String templateUrl) {
    // Files are copied in half the time that the log of their pages takes; also since version 15.
    return create(
        "TEMPLATE "
            + quoted(DatabaseUrl.parse(templateUrl).database())
            + (icu ? " STRATEGY FILE_COPY" : ""));
  }

  /** Drops a database created here, and closes its connections. */
  public void drop(String url) {
    String name = DatabaseUrl.parse(url).database();
    if (!made.remove(name)) {
      throw new IllegalArgumentException("the database " + name + " was not made here");
    }
    order("DROP DATABASE IF EXISTS " + quoted(name) + " WITH (FORCE)");
  }

  /** Stops the server; on an existing server, drops every database created on it. */
  @Override
  public void close() {
    if (!closed.compareAndSet(false, true)) {
      return;
    }
    if (running.outlivesUs()) {
      made.forEach(name -> orSay(() -> drop(running.admin().withDatabase(name).toString())));
    }
    orSay(running.leave());
  }

  // At the end of the JVM no one can catch it, and one failure must not prevent the rest.
  private void orSay(Running.Leave step) {
    try {
      step.run();
    } catch (Exception e) {
      System.err.println("PostgreSQL from " + running.source() + " was not left clean: " + e);
    }
  }

  private String create(String how) {
    // Random, because several builds may share one given server.
    String name = "stoa_test_" + UUID.randomUUID().toString().replace("-", "");
    order("CREATE DATABASE " + name + " " + how);
    made.add(name);
    return running.admin().withDatabase(name).toString();
  }

  private void order(String sql) {
    try (Connection connection = running.admin().connect();
        Statement statement = connection.createStatement()) {
      statement.execute(sql);
    } catch (SQLException e) {
      throw new IllegalStateException(
          "PostgreSQL from " + running.source() + " refused: " + sql + ": " + e.getMessage(), e);
    }
  }

  private static String quoted(String name) {
    return '"' + name.replace("\"", "\"\"") + '"';
  }

  // A database can be given an ICU locale since version 15.
  private static boolean knowsIcu(DatabaseUrl admin) throws SQLException {
    try (Connection connection = admin.connect();
        Statement statement = connection.createStatement();
        ResultSet answer =
            statement.executeQuery(
                "SELECT current_setting('server_version_num')::int >= 150000"
                    + " AND EXISTS (SELECT 1 FROM pg_collation WHERE collprovider = 'i')")) {
      answer.next();
      return answer.getBoolean(1);
    }
  }
}
