package dev.stoa.adapter.jooq.rows;

import static org.jooq.impl.DSL.row;

import dev.stoa.adapter.jooq.sql.ItemBinder;
import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.domain.kernel.TextKey;
import dev.stoa.domain.kernel.TimePosition;
import java.time.Instant;
import java.util.List;
import java.util.function.Function;
import org.jooq.Condition;
import org.jooq.Field;
import org.jooq.Param;
import org.jooq.SortField;

/**
 * The order of a list, in which every row has a position of its own.
 *
 * @param <P> a position, which a page begins behind
 */
public final class Order<P> {

  private final List<SortField<?>> fields;
  private final Filter<P> after;

  private Order(List<SortField<?>> fields, Condition after, ItemBinder<P> binder) {
    this.fields = fields;
    this.after = Filter.of(after, binder);
  }

  /** From the lowest to the highest value of a column. */
  public static <P, A> Order<P> ascending(Field<A> column, Function<? super P, ? extends A> value) {
    Param<A> last = after(column);
    return new Order<>(
        List.of(column.asc()),
        column.gt(last),
        (binds, position) -> binds.set(last, value.apply(position)));
  }

  /** From the highest to the lowest value of a column. */
  public static <P, A> Order<P> descending(
      Field<A> column, Function<? super P, ? extends A> value) {
    Param<A> last = after(column);
    return new Order<>(
        List.of(column.desc()),
        column.lt(last),
        (binds, position) -> binds.set(last, value.apply(position)));
  }

  /** As above, by a column and, where its values are equal, by a second one. */
  public static <P, A, B> Order<P> ascending(
      Field<A> column,
      Function<? super P, ? extends A> value,
      Field<B> second,
      Function<? super P, ? extends B> secondValue) {
    Param<A> last = after(column);
    Param<B> lastSecond = after(second);
    return new Order<>(
        List.of(column.asc(), second.asc()),
        row(column, second).gt(last, lastSecond),
        (binds, position) ->
            binds.set(last, value.apply(position)).set(lastSecond, secondValue.apply(position)));
  }

  /** As above, by a column and, where its values are equal, by a second one. */
  public static <P, A, B> Order<P> descending(
      Field<A> column,
      Function<? super P, ? extends A> value,
      Field<B> second,
      Function<? super P, ? extends B> secondValue) {
    Param<A> last = after(column);
    Param<B> lastSecond = after(second);
    return new Order<>(
        List.of(column.desc(), second.desc()),
        row(column, second).lt(last, lastSecond),
        (binds, position) ->
            binds.set(last, value.apply(position)).set(lastSecond, secondValue.apply(position)));
  }

  /**
   * From the highest to the lowest value of a column and, where its values are equal, from the
   * lowest to the highest of a second one.
   *
   * <p>The first is compared twice, so that both engines start the scan of an index there.
   */
  public static <P, A, B> Order<P> ranking(
      Field<A> column,
      Function<? super P, ? extends A> value,
      Field<B> second,
      Function<? super P, ? extends B> secondValue) {
    Param<A> last = after(column);
    Param<B> lastSecond = after(second);
    return new Order<>(
        List.of(column.desc(), second.asc()),
        column.le(last).and(column.lt(last).or(second.gt(lastSecond))),
        (binds, position) ->
            binds.set(last, value.apply(position)).set(lastSecond, secondValue.apply(position)));
  }

  /** The natural order of positions in time: newest first, ties by descending id. */
  public static <I extends TextKey<I>> Order<TimePosition<I>> newestFirst(
      Field<Instant> at, Field<String> id) {
    return descending(at, TimePosition::at, id, position -> position.id().value());
  }

  /** The reverse order: oldest first, ties by id. */
  public static <I extends TextKey<I>> Order<TimePosition<I>> oldestFirst(
      Field<Instant> at, Field<String> id) {
    return ascending(at, TimePosition::at, id, position -> position.id().value());
  }

  private static <A> Param<A> after(Field<A> column) {
    return Params.named("after_" + column.getName(), column);
  }

  /** What a query orders by. */
  public List<SortField<?>> fields() {
    return fields;
  }

  /** Whether a row is behind a position. */
  public Filter<P> after() {
    return after;
  }
}
