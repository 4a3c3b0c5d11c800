package dev.stoa.adapter.jooq;

import dev.stoa.domain.kernel.StorageException;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.DateTimeException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import org.jooq.DSLContext;
import org.jooq.exception.DataAccessException;

/** Runs the statements of a repository on the connection of the open unit of work. */
public final class JooqSession {

  private static final int FETCH_SIZE = 1_000;

  private final OpenUnit openUnit;
  private final Dialect dialect;
  private volatile DSLContext dsl;

  JooqSession(OpenUnit openUnit, Dialect dialect) {
    this.openUnit = openUnit;
    this.dialect = dialect;
  }

  public Dialect dialect() {
    return dialect;
  }

  /**
   * The typed DSL on the open connection, for queries whose structure depends on their filters.
   *
   * <p>Writes are refused inside a read-only unit.
   */
  public DSLContext dsl() {
    // Created lazily, because it loads much of jOOQ, and only once, because it holds jOOQ's caches.
    if (dsl == null) {
      dsl = UnitDsl.of(openUnit, dialect.sql());
    }
    return dsl;
  }

  /** As {@link #dsl}, for statements that write. */
  public DSLContext writingDsl() {
    openUnit.writing();
    return dsl();
  }

  /** A failure that makes the unit of work retry, like a conflict of the engine. */
  public static RuntimeException conflict(String what) {
    return new StorageException(what, null, true);
  }

  /**
   * This session, for queries that lock rows; throws {@link IllegalStateException} inside a
   * read-only unit.
   */
  public JooqSession writing() {
    openUnit.writing();
    return this;
  }

  /** Whether the open unit may see its own uncommitted changes. */
  public boolean isWriting() {
    return openUnit.isWriting();
  }

  /** Runs the action after the open write unit has committed, and only then. */
  public void afterCommit(Runnable action) {
    openUnit.afterCommit(action);
  }

  /** Takes a named lock until this unit of work ends. */
  public void serialize(String lock) {
    Lease lease = openUnit.writing();
    try {
      dialect.serialize(lease.connection(), lock);
    } catch (SQLException e) {
      throw failed("serialize on " + lock, e);
    }
  }

  /** As above, for many locks. */
  public void serialize(Seq<String> locks) {
    Lease lease = openUnit.writing();
    if (locks.isEmpty()) {
      return;
    }
    try {
      dialect.serialize(lease.connection(), locks);
    } catch (SQLException e) {
      throw failed("serialize on " + locks.mkString(", "), e);
    }
  }

  /** The first row, if there is any. */
  public <T> Option<T> one(Statement statement, Binder binder, RowReader<T> reader) {
    return prepared(
        statement,
        (prepared, rendered) -> {
          bind(prepared, rendered, binder);
          try (ResultSet rows = prepared.executeQuery()) {
            return rows.next()
                ? Option.some(read(reader, new Row(rows, rendered, dialect)))
                : Option.none();
          }
        });
  }

  /** All rows, in order. */
  public <T> Seq<T> list(Statement statement, Binder binder, RowReader<T> reader) {
    List<T> found = new ArrayList<>();
    each(statement, binder, row -> found.add(read(reader, row)));
    return Vector.ofAll(found);
  }

  /** Passes the rows one by one; inside a snapshot they are streamed. */
  public void each(Statement statement, Binder binder, RowConsumer consumer) {
    prepared(
        statement,
        (prepared, rendered) -> {
          prepared.setFetchSize(FETCH_SIZE);
          bind(prepared, rendered, binder);
          try (ResultSet rows = prepared.executeQuery()) {
            Row row = new Row(rows, rendered, dialect);
            while (rows.next()) {
              consumer.accept(row);
            }
          }
          return null;
        });
  }

  /** Runs a statement that writes; returns the number of changed rows. */
  public int run(Statement statement, Binder binder) {
    openUnit.writing();
    return prepared(
        statement,
        (prepared, rendered) -> {
          bind(prepared, rendered, binder);
          return prepared.executeUpdate();
        });
  }

  /**
   * Runs a writing statement once per item, in one round trip; returns the number of changed rows
   * of each.
   */
  public <T> int[] batch(Statement statement, Iterable<T> items, ItemBinder<T> binder) {
    openUnit.writing();
    Iterator<T> all = items.iterator();
    if (!all.hasNext()) {
      return new int[0];
    }
    return prepared(
        statement,
        (prepared, rendered) -> {
          Binds binds = new Binds(prepared, rendered, dialect);
          binder.bind(binds, all.next());
          binds.complete();
          if (!all.hasNext()) {
            return new int[] {prepared.executeUpdate()};
          }
          prepared.addBatch();
          while (all.hasNext()) {
            binder.bind(binds, all.next());
            binds.complete();
            prepared.addBatch();
          }
          return prepared.executeBatch();
        });
  }

  private void bind(PreparedStatement prepared, RenderedStatement rendered, Binder binder)
      throws SQLException {
    Binds binds = new Binds(prepared, rendered, dialect);
    binder.bind(binds);
    binds.complete();
  }

  private <T> T prepared(Statement statement, StatementWork<T> work) {
    RenderedStatement rendered = statement.on(dialect);
    Lease lease = rendered.writes() ? openUnit.writing() : openUnit.lease();
    return prepared(lease, rendered.text(), prepared -> work.on(prepared, rendered));
  }

  private <T> T prepared(Lease lease, String sql, PreparedWork<T> work) {
    try {
      PreparedStatement statement = lease.prepare(sql);
      boolean done = false;
      try {
        T result = work.on(statement);
        done = true;
        return result;
      } finally {
        if (done) {
          lease.release(sql, statement);
        } else {
          // A statement that failed, or whose reader failed, is not cached.
          statement.close();
        }
      }
    } catch (SQLException e) {
      throw failed(sql, e);
    }
  }

  /** A value that refuses what is stored is a failure of the store, not a mistake of the caller. */
  private static <T> T read(RowReader<T> reader, Row row) throws SQLException {
    try {
      return reader.read(row);
    } catch (IllegalArgumentException | DateTimeException e) {
      throw new StorageException(
          "a stored row is damaged (" + e.getMessage() + "): restore it from a backup", e);
    }
  }

  private static DataAccessException failed(String what, SQLException e) {
    return new DataAccessException("failed: " + what, e);
  }

  /** Binds the values of a statement. */
  @FunctionalInterface
  public interface Binder {
    /** For statements that have none. */
    Binder NOTHING = binds -> {};

    void bind(Binds binds) throws SQLException;
  }

  /** Binds the values of one item of a batch. */
  @FunctionalInterface
  public interface ItemBinder<T> {
    void bind(Binds binds, T item) throws SQLException;
  }

  /** Converts a row to a domain type. */
  @FunctionalInterface
  public interface RowReader<T> {
    T read(Row row) throws SQLException;
  }

  /** Receives one row. */
  @FunctionalInterface
  public interface RowConsumer {
    void accept(Row row) throws SQLException;
  }

  @FunctionalInterface
  private interface StatementWork<T> {
    T on(PreparedStatement prepared, RenderedStatement rendered) throws SQLException;
  }

  @FunctionalInterface
  private interface PreparedWork<T> {
    T on(PreparedStatement prepared) throws SQLException;
  }
}
