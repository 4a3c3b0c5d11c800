package dev.stoa.adapter.jooq.sql;

import io.vavr.collection.Seq;
import java.sql.SQLException;
import java.util.List;
import java.util.function.Function;
import org.jooq.Condition;
import org.jooq.Field;
import org.jooq.Param;
import org.jooq.Query;

/**
 * A query whose condition is that a column has one of some values.
 *
 * <p>It is often used with one value, and SQLite is slow with a list: that is a separate statement.
 */
public final class ListQuery<T> {

  private final ListParam<T> list;
  private final Param<T> one;
  private final Statement ofOne;
  private final Statement ofMany;

  private ListQuery(String name, Field<T> column, Function<Condition, Query> query) {
    this.list = Params.list(name, column);
    this.one = Params.named("one_of_" + name, column);
    this.ofOne = Statement.of(() -> query.apply(column.eq(one)));
    this.ofMany = Statement.of(() -> query.apply(list.contains(column)));
  }

  /** The query with the condition in its place; the list has a name in it. */
  public static <T> ListQuery<T> of(
      String name, Field<T> column, Function<Condition, Query> query) {
    return new ListQuery<>(name, column, query);
  }

  /** The statement for this many values. */
  public Statement of(Seq<T> values) {
    return values.size() == 1 ? ofOne : ofMany;
  }

  /** Sets the values of the statement for them. */
  public Binds bind(Binds binds, Seq<T> values) throws SQLException {
    return values.size() == 1 ? binds.set(one, values.head()) : binds.set(list, values);
  }

  /** Both statements, for tests of query plans. */
  public List<Statement> statements() {
    return List.of(ofOne, ofMany);
  }
}
