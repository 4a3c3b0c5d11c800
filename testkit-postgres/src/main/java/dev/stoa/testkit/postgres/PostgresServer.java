package dev.stoa.testkit.postgres;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Optional;
import java.util.Queue;
import java.util.UUID;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;

/** A running PostgreSQL server that creates databases for tests. */
public final class PostgresServer implements AutoCloseable {

  static final String MAX_CONNECTIONS = "200";

  private static final String EMPTY = "TEMPLATE template0 ENCODING 'UTF8'";
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

  /**
   * The url of a database of the shared server to make others like, migrated once per build if it
   * has a folder for that, {@code -Dstoa.test.templates}, else once per JVM.
   *
   * @param name another one for other migrations, of letters and digits
   * @param migration takes the url of an empty database, and leaves no connection to it open
   */
  public static String template(String name, Consumer<String> migration) {
    return Shared.SERVER.template(name, migration);
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
    return create(newName(), EMPTY + (icu ? HOSTILE : ""));
  }

  /** The url of a new copy of a template database, which must have no open connections. */
  public String newDatabaseLike(String templateUrl) {
    // Files are copied in half the time that the log of their pages takes; also since version 15.
    return create(
        newName(),
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

  /** The template that the files of this server had from the beginning, or a new one. */
  String migrated(String database, Consumer<String> migration) {
    if (has(database)) {
      return running.admin().withDatabase(database).toString();
    }
    String url = newDatabase();
    migration.accept(url);
    return url;
  }

  /** The files of a server that was started here from binaries, with a new template in them. */
  Optional<Path> filesAfter(String database, Consumer<String> migration) {
    if (!running.source().startsWith(EmbeddedServer.NAME)) {
      return Optional.empty();
    }
    create(database, EMPTY + (icu ? HOSTILE : ""));
    migration.accept(running.admin().withDatabase(database).toString());
    // All that was written is in the files afterwards, and nothing else is going on here.
    order("CHECKPOINT");
    return Optional.of(Path.of(order("SHOW data_directory")));
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

  // Random, because several builds may share one given server.
  private static String newName() {
    return "stoa_test_" + UUID.randomUUID().toString().replace("-", "");
  }

  private String create(String name, String how) {
    order("CREATE DATABASE " + name + " " + how);
    made.add(name);
    return running.admin().withDatabase(name).toString();
  }

  /** The first value of its answer, which is empty if there is none. */
  private String order(String sql) {
    try (Connection connection = running.admin().connect();
        Statement statement = connection.createStatement()) {
      statement.execute(sql);
      ResultSet answer = statement.getResultSet();
      return answer != null && answer.next() ? answer.getString(1) : "";
    } catch (SQLException e) {
      throw new IllegalStateException(
          "PostgreSQL from " + running.source() + " refused: " + sql + ": " + e.getMessage(), e);
    }
  }

  private boolean has(String database) {
    return !order("SELECT 1 FROM pg_database WHERE datname = '" + database + "'").isEmpty();
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
