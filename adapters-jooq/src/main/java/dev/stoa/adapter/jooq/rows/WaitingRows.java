package dev.stoa.adapter.jooq.rows;

import static org.jooq.impl.DSL.condition;
import static org.jooq.impl.DSL.inline;
import static org.jooq.impl.DSL.select;
import static org.jooq.impl.DSL.update;

import dev.stoa.adapter.jooq.sql.Binder;
import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.RowReader;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.adapter.jooq.unit.LockName;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.List;
import org.jooq.Condition;
import org.jooq.Field;
import org.jooq.Table;
import org.jooq.TableField;

/** The rows of one table that are marked until the next search has indexed their texts. */
public final class WaitingRows {

  private static final Field<Integer> LIMIT = Params.limit();

  private final LockName lock;
  private final TableField<?, Long> key;
  private final Statement any;
  private final Statement take;

  /**
   * Rows with this mark.
   *
   * @param lock what takers take turns at
   * @param columns what a reader of taken rows needs
   */
  public WaitingRows(
      LockName lock,
      TableField<?, Boolean> mark,
      TableField<?, Long> key,
      List<? extends Field<?>> columns) {
    this.lock = lock;
    this.key = key;
    Table<?> table = mark.getTable();
    // As in the partial index.
    Condition waits = condition(mark);
    // In order, so that PostgreSQL never reads the whole table where its statistics say that many
    // wait.
    this.any =
        Statement.of(() -> select(key).from(table).where(waits).orderBy(key).limit(inline(1)));
    this.take =
        Statement.returning(
            () ->
                update(table)
                    .set(mark, inline(false))
                    .where(key.in(select(key).from(table).where(waits).orderBy(key).limit(LIMIT))),
            columns.toArray(Field[]::new));
  }

  /** Whether there is one. */
  public boolean any(JooqSession session) {
    return session.one(any, Binder.NOTHING, row -> row.get(key)).isDefined();
  }

  /**
   * Removes marks and returns up to the limit of what the rows are read as; rows that are read as
   * nothing do not count.
   *
   * <p>A row that another unit is changing is waited for, and read as it is then.
   */
  public <T> Seq<T> take(JooqSession session, int limit, RowReader<Option<T>> reader) {
    session.serialize(lock.all());
    Vector<T> found = Vector.empty();
    boolean more = true;
    while (more) {
      int wanted = limit - found.size();
      Seq<Option<T>> taken = session.list(take, binds -> binds.set(LIMIT, wanted), reader);
      found = found.appendAll(taken.flatMap(one -> one));
      more = taken.size() == wanted && found.size() < limit;
    }
    return found;
  }

  /** The statements, for tests of query plans. */
  public List<Statement> statements() {
    return List.of(any, take);
  }
}
