package dev.stoa.adapter.postgres;

import dev.stoa.domain.kernel.StorageException;
import dev.stoa.storage.BackupEngine.Replacement;
import dev.stoa.storage.StorageConfig;
import io.vavr.control.Option;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** A new schema in the database of a workspace; both are renamed in one transaction. */
final class PostgresReplacement implements Replacement {

  /** PostgreSQL cuts longer names off. */
  private static final int LONGEST = 63;

  private static final String RESTORING = "_restoring";
  private static final String ASIDE = "_aside_";

  private final StorageConfig config;
  private final String schema;
  private final String fresh;

  /** Its lock ends with the session, so a process that dies here blocks no one. */
  private final Connection session;

  PostgresReplacement(StorageConfig config, PostgresUrl url, PostgresWorkspace workspace) {
    this.schema = workspace.schema();
    this.fresh = cut(schema, LONGEST - RESTORING.length()) + RESTORING;
    this.config = config.withUrl(url.withSchema(fresh));
    this.session = PostgresWorkspace.connect(workspace.migrating());
    boolean begun = false;
    try {
      lock();
      execute("drop schema if exists " + fresh + " cascade");
      begun = true;
    } catch (SQLException e) {
      throw failed("cannot begin to restore schema " + schema, e);
    } finally {
      if (!begun) {
        end();
      }
    }
  }

  private void lock() throws SQLException {
    try (PreparedStatement statement =
        session.prepareStatement("select pg_try_advisory_lock(?) as locked")) {
      statement.setLong(1, AdvisoryKey.of(schema, "restore"));
      try (ResultSet row = statement.executeQuery()) {
        if (row.next() && !row.getBoolean("locked")) {
          throw new StorageException(
              "schema " + schema + " is being restored by another process: wait for its end");
        }
      }
    }
  }

  @Override
  public StorageConfig config() {
    return config;
  }

  @Override
  public Option<Path> file() {
    return Option.none();
  }

  @Override
  public Option<String> replace(String stamp) {
    try {
      session.setAutoCommit(false);
      Option<String> aside =
          Option.when(
              exists(),
              () -> {
                String ending = ASIDE + stamp.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]", "_");
                return cut(schema, LONGEST - ending.length()) + ending;
              });
      for (String name : aside) {
        waitForWriters();
        rename(schema, name);
      }
      rename(fresh, schema);
      session.commit();
      session.setAutoCommit(true);
      return aside.map(name -> "schema " + name);
    } catch (SQLException e) {
      throw failed("cannot replace schema " + schema, e);
    }
  }

  private boolean exists() throws SQLException {
    return !names("select nspname as name from pg_namespace where nspname = ?", schema).isEmpty();
  }

  /** A later unit looks the tables up again, and finds those of the new schema. */
  private void waitForWriters() throws SQLException {
    execute("set local lock_timeout = " + config.timeouts().lock().toMillis());
    List<String> tables =
        names(
            "select quote_ident(schemaname) || '.' || quote_ident(tablename) as name"
                + " from pg_tables where schemaname = ? order by tablename",
            schema);
    if (!tables.isEmpty()) {
      execute("lock table " + String.join(", ", tables) + " in access exclusive mode");
    }
  }

  private void rename(String from, String to) throws SQLException {
    execute("alter schema " + from + " rename to " + to);
    // Functions look tables up by the name of the schema that they were created in.
    List<String> functions =
        names(
            "select oid::regprocedure::text as name from pg_proc"
                + " where pronamespace = to_regnamespace(?)"
                + " and exists (select 1 from unnest(proconfig) as setting"
                + " where setting like 'search_path=%')",
            to);
    for (String function : functions) {
      execute("alter function " + function + " set search_path to " + to);
    }
  }

  private List<String> names(String query, String value) throws SQLException {
    List<String> names = new ArrayList<>();
    try (PreparedStatement statement = session.prepareStatement(query)) {
      statement.setString(1, value);
      try (ResultSet rows = statement.executeQuery()) {
        while (rows.next()) {
          names.add(rows.getString("name"));
        }
      }
    }
    return names;
  }

  private void execute(String sql) throws SQLException {
    try (Statement statement = session.createStatement()) {
      statement.execute(sql);
    }
  }

  private static String cut(String name, int length) {
    return name.substring(0, Math.min(length, name.length()));
  }

  @Override
  public void close() {
    try {
      if (!session.getAutoCommit()) {
        session.rollback();
        session.setAutoCommit(true);
      }
      execute("drop schema if exists " + fresh + " cascade");
    } catch (SQLException e) {
      throw failed("cannot remove schema " + fresh, e);
    } finally {
      end();
    }
  }

  private void end() {
    try {
      session.close();
    } catch (SQLException e) {
      throw failed("cannot end the session", e);
    }
  }

  private static StorageException failed(String sentence, SQLException e) {
    return new StorageException(sentence + ": " + e.getMessage(), e);
  }
}
