package dev.stoa.adapter.jooq;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import org.jooq.DSLContext;
import org.jooq.conf.Settings;
import org.jooq.exception.DataAccessException;
import org.jooq.impl.DSL;

/** What a repository runs its statements on: the connection of the unit of work that is open. */
public final class JooqSession {

  private static final Settings SETTINGS = new Settings().withRenderSchema(false);
  private static final int FETCH_SIZE = 1_000;

  private final OpenUnit openUnit;
  private final Dialect dialect;

  JooqSession(OpenUnit openUnit, Dialect dialect) {
    this.openUnit = openUnit;
    this.dialect = dialect;
  }

  public Dialect dialect() {
    return dialect;
  }

  /** The typed DSL on the open connection, for everything that is not a hot path. */
  public DSLContext dsl() {
    return DSL.using(openUnit.lease().connection(), dialect.sql(), SETTINGS);
  }

  /** This session, unless the open unit only reads: that is an {@link IllegalStateException}. */
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

  public <T> Option<T> one(RenderedSql sql, Binder binder, RowReader<T> reader) {
    return prepared(
        sql,
        statement -> {
          binder.bind(new Binds(statement, dialect));
          try (ResultSet rows = statement.executeQuery()) {
            return rows.next() ? Option.some(reader.read(new Row(rows, dialect))) : Option.none();
          }
        });
  }

  public <T> Seq<T> list(RenderedSql sql, Binder binder, RowReader<T> reader) {
    List<T> found = new ArrayList<>();
    each(sql, binder, row -> found.add(reader.read(row)));
    return Vector.ofAll(found);
  }

  /** Hands over one row after the other; the rows are streamed inside a snapshot. */
  public void each(RenderedSql sql, Binder binder, RowConsumer consumer) {
    prepared(
        sql,
        statement -> {
          statement.setFetchSize(FETCH_SIZE);
          binder.bind(new Binds(statement, dialect));
          try (ResultSet rows = statement.executeQuery()) {
            Row row = new Row(rows, dialect);
            while (rows.next()) {
              consumer.accept(row);
            }
          }
          return null;
        });
  }

  public int run(RenderedSql sql, Binder binder) {
    return prepared(
        sql,
        statement -> {
          binder.bind(new Binds(statement, dialect));
          return statement.executeUpdate();
        });
  }

  /** Runs the statement once per item, in one exchange; how many rows each of them changed. */
  public <T> int[] batch(RenderedSql sql, Iterable<T> items, ItemBinder<T> binder) {
    return prepared(
        sql,
        statement -> {
          Binds binds = new Binds(statement, dialect);
          for (T item : items) {
            binds.startRow();
            binder.bind(binds, item);
            statement.addBatch();
          }
          return statement.executeBatch();
        });
  }

  private <T> T prepared(RenderedSql sql, StatementWork<T> work) {
    Lease lease = openUnit.lease();
    try {
      PreparedStatement statement = lease.prepare(sql.text());
      boolean done = false;
      try {
        T result = work.on(statement);
        done = true;
        return result;
      } finally {
        if (done) {
          lease.release(sql.text(), statement);
        } else {
          // A statement that failed, or whose reader did, is not worth keeping.
          statement.close();
        }
      }
    } catch (SQLException e) {
      throw failed(sql.text(), e);
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
    T on(PreparedStatement statement) throws SQLException;
  }
}
