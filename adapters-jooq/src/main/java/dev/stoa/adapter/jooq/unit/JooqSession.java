package dev.stoa.adapter.jooq.unit;

import dev.stoa.adapter.jooq.engine.Lease;
import dev.stoa.adapter.jooq.sql.Binder;
import dev.stoa.adapter.jooq.sql.Binds;
import dev.stoa.adapter.jooq.sql.ColumnValues;
import dev.stoa.adapter.jooq.sql.Dialect;
import dev.stoa.adapter.jooq.sql.ItemBinder;
import dev.stoa.adapter.jooq.sql.PreparedValues;
import dev.stoa.adapter.jooq.sql.QueuedRows;
import dev.stoa.adapter.jooq.sql.QueuedStatement;
import dev.stoa.adapter.jooq.sql.QueuedWrite;
import dev.stoa.adapter.jooq.sql.RenderedStatement;
import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.adapter.jooq.sql.RowConsumer;
import dev.stoa.adapter.jooq.sql.RowReader;
import dev.stoa.adapter.jooq.sql.RowsStatement;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.domain.kernel.StorageException;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.jooq.DSLContext;
import org.jooq.Field;
import org.jooq.exception.DataAccessException;
import org.jspecify.annotations.Nullable;

/** Runs the statements of a repository on the connection of the open unit of work. */
public final class JooqSession {

  private static final int FETCH_SIZE = 1_000;
  private static final int FEW = 100;

  /** More items than this are one statement with arrays, or a batch of one prepared statement. */
  private static final int QUEUED_ITEMS = 8;

  /** The most items of a batch that are sent together. */
  private static final int SENT_ITEMS = 200;

  /**
   * The driver of SQLite clears the space of the longest batch that a statement ever had on every
   * run, so that the statement of a longer batch is not kept.
   */
  private static final int KEPT_ITEMS = 32;

  private final OpenUnit openUnit;
  private final Dialect dialect;
  private final Option<AsOf> asOf;
  private volatile @Nullable DSLContext dsl;

  JooqSession(OpenUnit openUnit, Dialect dialect, Option<AsOf> asOf) {
    this.openUnit = openUnit;
    this.dialect = dialect;
    this.asOf = asOf;
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
    DSLContext made = dsl;
    if (made == null) {
      made = UnitDsl.of(openUnit, dialect, asOf);
      dsl = made;
    }
    return made;
  }

  /** As {@link #dsl}, for statements that write. */
  public DSLContext writingDsl() {
    openUnit.requireWriting();
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
    openUnit.requireWriting();
    return this;
  }

  /** Whether the open unit may see its own uncommitted changes. */
  public boolean isWriting() {
    return openUnit.isWriting();
  }

  /** Whether it reads tables as they were. */
  public boolean isPast() {
    return asOf.isDefined();
  }

  /** The same unit, which reads tables as they are. */
  public JooqSession present() {
    return asOf.isEmpty() ? this : new JooqSession(openUnit, dialect, Option.none());
  }

  /**
   * The same unit as it was, but of these tables only the rows that are gone now or differ now in
   * one of the columns, and all versions; none if it reads tables as they are.
   */
  public Option<JooqSession> differing(Map<String, List<Field<?>>> tables) {
    return asOf.map(
        then -> new JooqSession(openUnit, dialect, Option.some(then.differing(tables))));
  }

  /** Runs the action after the open write unit has committed, and only then. */
  public void afterCommit(Runnable action) {
    openUnit.afterCommit(action);
  }

  /** A value that a repository keeps in each unit of work. */
  public <T> UnitValue<T> unitValue() {
    return new UnitValue<>(openUnit);
  }

  /** Takes a named lock until this unit of work ends. */
  @Queued
  public void serialize(String lock) {
    openUnit.requireWriting();
    dialect.lock(lock).forEach(this::queue);
  }

  /** Takes a named lock that is shared with all who take it this way until this unit ends. */
  @Queued
  public void share(String lock) {
    openUnit.requireWriting();
    dialect.share(lock).forEach(this::queue);
  }

  /** Takes named locks until this unit of work ends. */
  @Queued
  public void serialize(Seq<String> locks) {
    openUnit.requireWriting();
    if (!locks.isEmpty()) {
      dialect.lock(locks).forEach(this::queue);
    }
  }

  /** Locks the rows of a query until this unit of work ends, before the next statement. */
  @Queued
  public void lock(Statement rows, Binder binder) {
    openUnit.requireWriting();
    if (dialect.locksRows()) {
      queue(new QueuedWrite(rows.on(dialect), dialect, binder));
    }
  }

  /** What changes has versions at the instant of the unit. */
  private void record(Statement statement) {
    openUnit.requireWriting();
    try {
      openUnit.record(statement.on(dialect).text());
    } catch (SQLException e) {
      throw failed("the instant of versions", e);
    }
  }

  /**
   * What changes from now on in the open unit has versions that end at another instant, or none if
   * there is no instant: rows that are copied have their history already.
   */
  public void recordAt(@Nullable Instant instant) {
    openUnit.requireWriting();
    try {
      openUnit.recordAt(instant);
    } catch (SQLException e) {
      throw failed("the instant of versions", e);
    }
  }

  private void queue(QueuedStatement statement) {
    try {
      openUnit.queue(statement);
    } catch (SQLException e) {
      throw failed(statement.text(), e);
    }
  }

  /** The first row, if there is any. */
  public <T> Option<T> one(Statement statement, Binder binder, RowReader<T> reader) {
    RenderedStatement rendered = guarded(statement);
    try {
      return openUnit.query(
          rendered.text(), new FirstRow<>(rendered, dialect, binder, row -> read(reader, row)));
    } catch (SQLException e) {
      throw failed(rendered.text(), e);
    }
  }

  /**
   * All rows, in order.
   *
   * <p>A row that cannot be read fails a unit that writes and a lookup of this very row; on a page
   * of a list it is logged, and the rows after it move up.
   */
  public <T> Seq<T> list(Statement statement, Binder binder, RowReader<T> reader) {
    if (isWriting() || !statement.on(dialect).isLimited()) {
      List<T> found = new ArrayList<>();
      held(statement, binder, row -> found.add(read(reader, row)));
      return Vector.ofAll(found);
    }
    ReadableRows<T> rows = new ReadableRows<>(reader);
    held(statement, binder, rows);
    int wanted = rows.seen();
    for (int unreadable = 0; rows.unreadable() > unreadable; ) {
      unreadable = rows.unreadable();
      int limit = wanted + unreadable;
      rows = new ReadableRows<>(reader);
      held(
          statement,
          binds -> {
            binder.bind(binds);
            binds.limit(limit);
          },
          rows);
    }
    return rows.found();
  }

  /**
   * As {@link #list}, for few rows that are needed later: the query is sent together with the next
   * statement, or when its rows are asked for.
   */
  @Queued
  public <T> Supplier<Seq<T>> later(Statement statement, Binder binder, RowReader<T> reader) {
    if (!dialect.sendsTogether()) {
      Seq<T> found = list(statement, binder, reader);
      return () -> found;
    }
    LaterRows<T> rows =
        new LaterRows<>(guarded(statement), dialect, binder, row -> read(reader, row));
    queue(rows);
    return () -> found(rows);
  }

  private <T> Seq<T> found(LaterRows<T> rows) {
    try {
      if (rows.found() == null) {
        openUnit.sendQueue();
      }
    } catch (SQLException e) {
      throw failed(rows.text(), e);
    }
    return Option.of(rows.found())
        .getOrElseThrow(() -> new IllegalStateException("the query was rolled back unsent"));
  }

  /** Passes the rows one by one; inside a snapshot they are streamed. */
  public void each(Statement statement, Binder binder, RowConsumer consumer) {
    each(statement, binder, FETCH_SIZE, consumer);
  }

  /** As above, for rows that may be so large that a thousand of them are too much to hold. */
  public void eachLarge(Statement statement, Binder binder, RowConsumer consumer) {
    each(statement, binder, FEW, consumer);
  }

  /** Rows that are all held: only a statement that is sent alone is streamed. */
  private void held(Statement statement, Binder binder, RowConsumer consumer) {
    if (!openUnit.isAnyWaiting()) {
      each(statement, binder, FETCH_SIZE, consumer);
      return;
    }
    RenderedStatement rendered = guarded(statement);
    try {
      openUnit.query(rendered.text(), new EachRow(rendered, dialect, binder, consumer));
    } catch (SQLException e) {
      throw failed(rendered.text(), e);
    }
  }

  private void each(Statement statement, Binder binder, int fetched, RowConsumer consumer) {
    prepared(
        statement,
        (prepared, rendered) -> {
          prepared.setFetchSize(fetched);
          bind(prepared, rendered, binder);
          try (ResultSet rows = prepared.executeQuery()) {
            Row row = new Row(rows, rendered, dialect);
            while (rows.next()) {
              consumer.accept(row);
            }
            return row;
          }
        });
  }

  /** Runs a statement that writes, before the next statement or the commit. */
  @Queued
  public void run(Statement statement, Binder binder) {
    record(statement);
    if (dialect.sendsTogether()) {
      queue(new QueuedWrite(statement.on(dialect), dialect, binder));
    } else {
      change(statement, binder);
    }
  }

  /** Runs a writing statement once per item, before the next statement or the commit. */
  @Queued
  public <T> void batch(Statement statement, Iterable<T> items, ItemBinder<T> binder) {
    if (dialect.sendsTogether() && isAtMost(QUEUED_ITEMS, items)) {
      items.forEach(item -> run(statement, binds -> binder.bind(binds, item)));
    } else if (statement.on(dialect).rows().isDefined()) {
      record(statement);
      queueRows(statement.on(dialect), items, binder);
    } else {
      changeAll(statement, items, binder);
    }
  }

  /**
   * Inserts items at once; passes what the statement returns of the rows that were inserted.
   *
   * <p>Only where the engine takes arrays.
   */
  public <T> void insert(
      Statement statement, Iterable<T> items, ItemBinder<T> binder, RowConsumer inserted) {
    record(statement);
    RenderedStatement rendered = statement.on(dialect);
    Part send =
        part -> openUnit.query(part.text(), new ReturnedRows(part, rendered, dialect, inserted));
    inParts(rendered, items, binder, send, send);
  }

  /** Only the last of them wait for the next statement, so that few are held. */
  private <T> void queueRows(RenderedStatement statement, Iterable<T> items, ItemBinder<T> binder) {
    inParts(
        statement,
        items,
        binder,
        part -> {
          openUnit.queue(part);
          openUnit.sendQueue();
        },
        openUnit::queue);
  }

  private <T> void inParts(
      RenderedStatement statement, Iterable<T> items, ItemBinder<T> binder, Part full, Part last) {
    RowsStatement rows = statement.rows().get();
    try {
      ColumnValues next = new ColumnValues(rows);
      for (T item : items) {
        if (next.isFull()) {
          full.send(new QueuedRows(rows, dialect, next));
          next = new ColumnValues(rows);
        }
        new Binds(next, statement).complete(binds -> binder.bind(binds, item));
      }
      last.send(new QueuedRows(rows, dialect, next));
    } catch (SQLException e) {
      throw failed(rows.text(), e);
    }
  }

  private static boolean isAtMost(int most, Iterable<?> items) {
    Iterator<?> all = items.iterator();
    int seen = 0;
    while (all.hasNext() && seen <= most) {
      all.next();
      seen++;
    }
    return seen <= most;
  }

  /** Runs a statement that writes at once; returns the number of changed rows. */
  public int change(Statement statement, Binder binder) {
    record(statement);
    if (dialect.sendsTogether()) {
      QueuedWrite change = new QueuedWrite(statement.on(dialect), dialect, binder);
      try {
        return openUnit.change(change);
      } catch (SQLException e) {
        throw failed(change.text(), e);
      }
    }
    return prepared(
        statement,
        (prepared, rendered) -> {
          bind(prepared, rendered, binder);
          return prepared.executeUpdate();
        });
  }

  /**
   * Runs a writing statement once per item at once, in one round trip per {@link #SENT_ITEMS};
   * returns the number of changed rows of each.
   */
  public <T> int[] changeAll(Statement statement, Iterable<T> items, ItemBinder<T> binder) {
    record(statement);
    Iterator<T> all = items.iterator();
    if (!all.hasNext()) {
      return new int[0];
    }
    if (dialect.sendsTogether() && isAtMost(1, items)) {
      return new int[] {change(statement, binds -> binder.bind(binds, items.iterator().next()))};
    }
    return prepared(
        statement,
        isAtMost(KEPT_ITEMS, items),
        (prepared, rendered) -> {
          Binds binds = new Binds(new PreparedValues(prepared, dialect, 0), rendered);
          binder.bind(binds, all.next());
          binds.complete();
          if (!all.hasNext()) {
            return new int[] {prepared.executeUpdate()};
          }
          prepared.addBatch();
          IntStream.Builder changed = IntStream.builder();
          int waiting = 1;
          while (all.hasNext()) {
            binder.bind(binds, all.next());
            binds.complete();
            prepared.addBatch();
            waiting++;
            if (waiting == SENT_ITEMS) {
              send(prepared, changed);
              waiting = 0;
            }
          }
          if (waiting > 0) {
            send(prepared, changed);
          }
          return changed.build().toArray();
        });
  }

  private static void send(PreparedStatement prepared, IntStream.Builder changed)
      throws SQLException {
    for (int rows : prepared.executeBatch()) {
      changed.add(rows);
    }
  }

  private void bind(PreparedStatement prepared, RenderedStatement rendered, Binder binder)
      throws SQLException {
    new Binds(new PreparedValues(prepared, dialect, 0), rendered).complete(binder);
  }

  private RenderedStatement guarded(Statement statement) {
    RenderedStatement rendered = statement.on(dialect);
    if (rendered.writes()) {
      record(statement);
    }
    return asOf.isDefined() ? asOf.get().of(rendered) : rendered;
  }

  private <T> T prepared(Statement statement, StatementWork<T> work) {
    return prepared(statement, true, work);
  }

  private <T> T prepared(Statement statement, boolean reused, StatementWork<T> work) {
    RenderedStatement rendered = guarded(statement);
    String sql = rendered.text();
    try {
      Lease lease = openUnit.lease();
      PreparedStatement prepared = lease.prepare(sql);
      boolean done = false;
      try {
        T result = work.on(prepared, rendered);
        done = true;
        return result;
      } finally {
        if (done && reused) {
          lease.release(sql, prepared);
        } else {
          // A statement that failed, or whose reader failed, is not cached either.
          prepared.close();
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

  /** What is done with some rows of an insert. */
  @FunctionalInterface
  private interface Part {
    void send(QueuedRows rows) throws SQLException;
  }

  @FunctionalInterface
  private interface StatementWork<T> {
    T on(PreparedStatement prepared, RenderedStatement rendered) throws SQLException;
  }
}
