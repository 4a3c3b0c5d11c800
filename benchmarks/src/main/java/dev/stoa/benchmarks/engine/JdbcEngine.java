package dev.stoa.benchmarks.engine;

import dev.stoa.schema.InstantText;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.Arrays;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteConfig.JournalMode;
import org.sqlite.SQLiteConfig.SynchronousMode;

/** What hand-written JDBC has to know about an engine. */
public enum JdbcEngine {
  SQLITE("SQLite", "sqlite", "begin immediate", null) {
    @Override
    public Connection connect(String url) throws SQLException {
      SQLiteConfig config = new SQLiteConfig();
      config.setJournalMode(JournalMode.WAL);
      config.setSynchronous(SynchronousMode.NORMAL);
      config.setBusyTimeout(30_000);
      config.setCacheSize(-64_000);
      config.enforceForeignKeys(true);
      config.setGetGeneratedKeys(false);
      config.setPragma(SQLiteConfig.Pragma.WAL_AUTOCHECKPOINT, "4000");
      return config.createConnection(url);
    }

    @Override
    public Object instant(Instant instant) {
      return InstantText.format(instant);
    }
  },
  POSTGRES("PostgreSQL", "postgresql", "begin", "select pg_advisory_xact_lock(42)") {
    @Override
    public Connection connect(String url) throws SQLException {
      return DriverManager.getConnection(url + "&reWriteBatchedInserts=true");
    }

    @Override
    public Object instant(Instant instant) {
      return OffsetDateTime.ofInstant(instant, ZoneOffset.UTC);
    }
  };

  private final String title;
  private final String schemaSuffix;
  private final String begin;
  private final String lock;

  JdbcEngine(String title, String schemaSuffix, String begin, String lock) {
    this.title = title;
    this.schemaSuffix = schemaSuffix;
    this.begin = begin;
    this.lock = lock;
  }

  /** The engine of a name such as {@code sqlite}. */
  public static JdbcEngine named(String suffix) {
    return Arrays.stream(values())
        .filter(engine -> engine.schemaSuffix.equals(suffix))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("no engine " + suffix));
  }

  public abstract Connection connect(String url) throws SQLException;

  /** The instant as this engine's column takes it. */
  public abstract Object instant(Instant instant);

  public String title() {
    return title;
  }

  /** The engine's name in options and in the names of schema files. */
  public String schemaSuffix() {
    return schemaSuffix;
  }

  public String beginSql() {
    return begin;
  }

  /** What serializes appends, or null where beginning did. */
  public String lockSql() {
    return lock;
  }

  /** Settles the engine between measurements. */
  public void settle(Connection connection) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute(
          this == SQLITE ? "pragma wal_checkpoint(truncate)" : "vacuum analyze audit_log");
    }
  }
}
