package dev.stoa.testkit.postgres;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Queue;
import java.util.UUID;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicBoolean;

/** A running PostgreSQL that hands out databases of its own to every test that asks. */
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
              + running.way()
              + " has no ICU: databases are made without the hostile collation tr-TR.");
    }
  }

  /** The one server of this JVM, started when first asked for and stopped with the JVM. */
  public static PostgresServer shared() {
    return Shared.SERVER.get();
  }

  /** A server apart from the shared one; a given or container server is preferred here too. */
  public static PostgresServer start() {
    return start(Ways.usual(), Durability.FAST);
  }

  /** A server whose commits are on disk when they return, for measurements and crash tests. */
  public static PostgresServer startDurable() {
    return start(Ways.usual(), Durability.DURABLE);
  }

  static PostgresServer start(Ways ways, Durability durability) {
    Running running = ways.open(durability);
    try {
      PostgresServer server = new PostgresServer(running);
      Runtime.getRuntime().addShutdownHook(new Thread(server::close, "stop-postgres"));
      return server;
    } catch (SQLException e) {
      throw new IllegalStateException("PostgreSQL from " + running.way() + " gave no answer", e);
    }
  }

  /** Where this server came from, for people. */
  public String origin() {
    return running.way();
  }

  /** The url, user and password in it, of a new empty database that sorts the Turkish way. */
  public String newDatabase() {
    return create("TEMPLATE template0 ENCODING 'UTF8'" + (icu ? HOSTILE : ""));
  }

  /** The url of a new copy of a prepared database, to which nobody may be connected meanwhile. */
  public String newDatabaseLike(String templateUrl) {
    return create("TEMPLATE " + quoted(DatabaseUrl.parse(templateUrl).database()));
  }

  /** Drops a database made here, and whoever is still connected to it. */
  public void drop(String url) {
    String name = DatabaseUrl.parse(url).database();
    if (!made.remove(name)) {
      throw new IllegalArgumentException("the database " + name + " was not made here");
    }
    order("DROP DATABASE IF EXISTS " + quoted(name) + " WITH (FORCE)");
  }

  /** Stops the server, or, where it was given, drops every database made on it. */
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

  // At the end of the JVM nobody is left to catch it; and one failure must not keep the rest.
  private void orSay(Running.Leave step) {
    try {
      step.run();
    } catch (Exception e) {
      System.err.println("PostgreSQL from " + running.way() + " was not left clean: " + e);
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
          "PostgreSQL from " + running.way() + " refused: " + sql + ": " + e.getMessage(), e);
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
