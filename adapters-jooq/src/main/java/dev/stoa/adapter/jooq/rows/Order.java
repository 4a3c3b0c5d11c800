package dev.stoa.adapter.jooq.rows;

import static org.jooq.impl.DSL.row;

import dev.stoa.adapter.jooq.sql.Binds;
import dev.stoa.adapter.jooq.sql.ItemBinder;
import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.domain.kernel.TextKey;
import dev.stoa.domain.kernel.TimePosition;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jooq.Condition;
import org.jooq.Field;
import org.jooq.Param;
import org.jooq.RowN;
import org.jooq.SortField;
import org.jooq.SortOrder;

/**
 * The order of a list, in which every row has a position of its own.
 *
 * @param <P> a position, which a page begins behind
 */
public final class Order<P> {

  private final Supplier<List<SortField<?>>> fields;
  private final Filter<P> after;

  /** What it consists of is made with the first statement that has it. */
  private Order(
      Supplier<List<SortField<?>>> fields, Supplier<Condition> after, ItemBinder<P> binder) {
    this.fields = fields;
    this.after = new Filter<>(after, binder);
  }

  /** A column of the order, and what a position has of it. */
  private record Part<P, A>(
      Field<A> column, Param<A> last, Function<? super P, ? extends A> value) {

    static <P, A> Part<P, A> of(Field<A> column, Function<? super P, ? extends A> value) {
      return new Part<>(column, Params.named("after_" + column.getName(), column), value);
    }

    void bind(Binds binds, P position) throws SQLException {
      binds.set(last, value.apply(position));
    }
  }

  /** From the lowest to the highest value of a column. */
  public static <P, A> Order<P> ascending(Field<A> column, Function<? super P, ? extends A> value) {
    Part<P, A> part = Part.of(column, value);
    return new Order<>(() -> List.of(column.asc()), () -> column.gt(part.last()), part::bind);
  }

  /** From the highest to the lowest value of a column. */
  public static <P, A> Order<P> descending(
      Field<A> column, Function<? super P, ? extends A> value) {
    Part<P, A> part = Part.of(column, value);
    return new Order<>(() -> List.of(column.desc()), () -> column.lt(part.last()), part::bind);
  }

  /** As above, by a column and, where its values are equal, by a second one. */
  public static <P, A, B> Order<P> ascending(
      Field<A> column,
      Function<? super P, ? extends A> value,
      Field<B> second,
      Function<? super P, ? extends B> secondValue) {
    return ascending(List.of(Part.of(column, value), Part.of(second, secondValue)));
  }

  /** As above, by a column and, where its values are equal, by a second one. */
  public static <P, A, B> Order<P> descending(
      Field<A> column,
      Function<? super P, ? extends A> value,
      Field<B> second,
      Function<? super P, ? extends B> secondValue) {
    return descending(List.of(Part.of(column, value), Part.of(second, secondValue)));
  }

  /** As above, by three columns. */
  public static <P, A, B, C> Order<P> ascending(
      Field<A> column,
      Function<? super P, ? extends A> value,
      Field<B> second,
      Function<? super P, ? extends B> secondValue,
      Field<C> third,
      Function<? super P, ? extends C> thirdValue) {
    return ascending(
        List.of(Part.of(column, value), Part.of(second, secondValue), Part.of(third, thirdValue)));
  }

  /** As above, by three columns. */
  public static <P, A, B, C> Order<P> descending(
      Field<A> column,
      Function<? super P, ? extends A> value,
      Field<B> second,
      Function<? super P, ? extends B> secondValue,
      Field<C> third,
      Function<? super P, ? extends C> thirdValue) {
    return descending(
        List.of(Part.of(column, value), Part.of(second, secondValue), Part.of(third, thirdValue)));
  }

  private static <P> Order<P> ascending(List<Part<P, ?>> parts) {
    return new Order<>(
        () -> sorted(parts, SortOrder.ASC), () -> columns(parts).gt(lasts(parts)), binder(parts));
  }

  private static <P> Order<P> descending(List<Part<P, ?>> parts) {
    return new Order<>(
        () -> sorted(parts, SortOrder.DESC), () -> columns(parts).lt(lasts(parts)), binder(parts));
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
    Part<P, A> first = Part.of(column, value);
    Part<P, B> next = Part.of(second, secondValue);
    return new Order<>(
        () -> List.of(column.desc(), second.asc()),
        () -> column.le(first.last()).and(column.lt(first.last()).or(second.gt(next.last()))),
        binder(List.of(first, next)));
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

  private static <P> List<SortField<?>> sorted(List<Part<P, ?>> parts, SortOrder direction) {
    return parts.stream().<SortField<?>>map(part -> part.column().sort(direction)).toList();
  }

  private static <P> RowN columns(List<Part<P, ?>> parts) {
    return row(parts.stream().map(Part::column).toList());
  }

  private static <P> RowN lasts(List<Part<P, ?>> parts) {
    return row(parts.stream().map(Part::last).toList());
  }

  private static <P> ItemBinder<P> binder(List<Part<P, ?>> parts) {
    return (binds, position) -> {
      for (Part<P, ?> part : parts) {
        part.bind(binds, position);
      }
    };
  }

  /** What a query orders by. */
  public List<SortField<?>> fields() {
    return fields.get();
  }

  /** Whether a row is behind a position. */
  public Filter<P> after() {
    return after;
  }

  /** An order of its own, with the condition that a row is behind a position. */
  public static <P> Order<P> of(List<SortField<?>> fields, Condition after, ItemBinder<P> binder) {
    return new Order<>(() -> fields, () -> after, binder);
  }
}
