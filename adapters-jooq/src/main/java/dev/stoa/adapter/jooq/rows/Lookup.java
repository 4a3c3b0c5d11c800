package dev.stoa.adapter.jooq.rows;

import static org.jooq.impl.DSL.deleteFrom;

import dev.stoa.adapter.jooq.sql.ListParam;
import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.adapter.jooq.unit.Queued;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.List;
import org.jooq.Condition;
import org.jooq.Field;
import org.jooq.Param;
import org.jooq.Table;

/** Rows found by the value of one column, which is a key of them. */
public final class Lookup<K, T> {

  private final Rows<T> rows;
  private final Field<K> column;
  private final Param<K> key;
  private final ListParam<K> keys;
  private final Statement one;
  private final Statement many;
  private final Statement locked;
  private final Statement lockedMany;
  private final Statement removed;
  private final Statement removedMany;

  Lookup(Rows<T> rows, Table<?> table, Field<K> column) {
    this.rows = rows;
    this.column = column;
    this.key = Params.of(column);
    this.keys = Params.list("keys", column);
    this.one = Statement.of(() -> rows.select(ofOne()));
    this.many = Statement.of(() -> rows.select(ofMany()));
    this.locked = Statement.of(dialect -> dialect.lockRows(rows.select(ofOne())));
    // In the order of keys, so that two who lock the same rows cannot wait for each other.
    this.lockedMany =
        Statement.of(dialect -> dialect.lockRows(rows.select(ofMany()).orderBy(column)));
    this.removed = Statement.of(() -> deleteFrom(table).where(ofOne()));
    this.removedMany = Statement.of(() -> deleteFrom(table).where(ofMany()));
  }

  private Condition ofOne() {
    return column.eq(key);
  }

  private Condition ofMany() {
    return keys.contains(column);
  }

  /** The row with the value. */
  public Option<T> find(JooqSession session, K wanted) {
    return rows.one(session, one, binds -> binds.set(key, wanted));
  }

  /** The rows with one of the values, in no order. */
  public Seq<T> find(JooqSession session, Seq<K> wanted) {
    if (wanted.isEmpty()) {
      return Vector.empty();
    }
    // SQLite is slow to look at a list.
    return wanted.size() == 1
        ? rows.list(session, one, binds -> binds.set(key, wanted.head()))
        : rows.list(session, many, binds -> binds.set(keys, wanted));
  }

  /** As {@link #find}; the row is locked until the unit of work ends. */
  public Option<T> lock(JooqSession session, K wanted) {
    return rows.one(session.writing(), locked, binds -> binds.set(key, wanted));
  }

  /** As {@link #find}, in the order of the values; the rows are locked until the unit ends. */
  public Seq<T> lock(JooqSession session, Seq<K> wanted) {
    return rows.list(session.writing(), lockedMany, binds -> binds.set(keys, wanted));
  }

  /** Deletes the rows with the value; answers how many. */
  public int remove(JooqSession session, K unwanted) {
    return session.change(removed, binds -> binds.set(key, unwanted));
  }

  /** Deletes the rows with one of the values. */
  @Queued
  public void remove(JooqSession session, Seq<K> unwanted) {
    session.run(removedMany, binds -> binds.set(keys, unwanted));
  }

  /** The column that the rows are found by. */
  public Field<K> column() {
    return column;
  }

  /** The statements that read rows, for tests of query plans. */
  public List<Statement> reads() {
    return List.of(one, many);
  }

  /** The statement that deletes rows by one value, for tests of query plans. */
  public Statement removal() {
    return removed;
  }

  /** The statements that lock or delete rows by a list, for tests of query plans. */
  public List<Statement> writes() {
    return List.of(lockedMany, removedMany);
  }
}
