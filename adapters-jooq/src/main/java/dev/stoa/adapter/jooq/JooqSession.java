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

/** What a repository runs its statements on: the connection of the unit of work that is open. */
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
   * The typed DSL on the open connection, for questions whose form depends on what is asked.
   *
   * <p>What writes is refused unless the open unit of work writes.
   */
  public DSLContext dsl() {
    // Made late, because making it loads much of jOOQ, and once, because it keeps jOOQ's caches.
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

  /** A failure that makes the unit of work run again, as if the engine had found a conflict. */
  public static RuntimeException conflict(String what) {
    return new StorageException(what, null, true);
  }

  /**
   * This session, for questions that lock rows: they need a unit that writes, and an {@link
   * IllegalStateException} says so.
   */
  public JooqSession writing() {
    openUnit.writing();
    return this;
  }

  /** Whether what the open unit sees may be its own, and never be committed. */
  public boolean isWriting() {
    return openUnit.isWriting();
  }

  /** Runs the action once the open write unit has committed; never if it does not. */
  public void afterCommit(Runnable action) {
    openUnit.afterCommit(action);
  }

  /** Holds every other unit of work that asks for the same lock until this one ends. */
  public void serialize(String lock) {
    Lease lease = openUnit.writing();
    try {
      dialect.serialize(lease.connection(), lock);
    } catch (SQLException e) {
      throw failed("serialize on " + lock, e);
    }
  }

  /** As above, for many locks at once. */
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

  /** All rows, in the statement's order. */
  public <T> Seq<T> list(Statement statement, Binder binder, RowReader<T> reader) {
    List<T> found = new ArrayList<>();
    each(statement, binder, row -> found.add(read(reader, row)));
    return Vector.ofAll(found);
  }

  /** Hands over one row after the other; the rows are streamed inside a snapshot. */
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

  /** Runs a statement that writes; how many rows it changed. */
  public int run(Statement statement, Binder binder) {
    openUnit.writing();
    return prepared(
        statement,
        (prepared, rendered) -> {
          bind(prepared, rendered, binder);
          return prepared.executeUpdate();
        });
  }

  /** Runs a writing statement once per item, in one exchange; how many rows each one changed. */
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
          // A statement that failed, or whose reader did, is not worth keeping.
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

  /** Gives a statement its values. */
  @FunctionalInterface
  public interface Binder {
    /** For statements that have none. */
    Binder NOTHING = binds -> {};

    void bind(Binds binds) throws SQLException;
  }

  /** Gives a statement the values of one item of a batch. */
  @FunctionalInterface
  public interface ItemBinder<T> {
    void bind(Binds binds, T item) throws SQLException;
  }

  /** Turns a row into a type of the domain. */
  @FunctionalInterface
  public interface RowReader<T> {
    T read(Row row) throws SQLException;
  }

  /** Takes one row of many. */
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
