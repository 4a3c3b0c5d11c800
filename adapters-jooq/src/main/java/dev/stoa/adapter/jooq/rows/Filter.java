package dev.stoa.adapter.jooq.rows;

import dev.stoa.adapter.jooq.sql.ItemBinder;
import dev.stoa.adapter.jooq.sql.Params;
import java.util.function.Supplier;
import org.jooq.Condition;
import org.jooq.Field;
import org.jooq.Param;

/**
 * A condition that a list may have, with what its parameters are bound to.
 *
 * <p>A constant: the statements of a list are kept by which of its filters they have, unless one of
 * them is made for a single query.
 *
 * @param <V> what is asked for
 */
public final class Filter<V> {

  private final Supplier<Condition> condition;
  private final ItemBinder<V> binder;
  private final boolean isConstant;

  /** The condition is made with the first statement that has it. */
  Filter(Supplier<Condition> condition, ItemBinder<V> binder) {
    this(condition, binder, true);
  }

  private Filter(Supplier<Condition> condition, ItemBinder<V> binder, boolean isConstant) {
    this.condition = condition;
    this.binder = binder;
    this.isConstant = isConstant;
  }

  /** A condition that a caller has written: a statement with it is not kept. */
  static Filter<Object> once(Condition condition, ItemBinder<Object> binder) {
    return new Filter<>(() -> condition, binder, false);
  }

  /** A condition and how its parameters are bound. */
  public static <V> Filter<V> of(Condition condition, ItemBinder<V> binder) {
    return new Filter<>(() -> condition, binder);
  }

  /** A condition with one parameter. */
  public static <V> Filter<V> of(Param<V> param, Condition condition) {
    return of(param, () -> condition);
  }

  private static <V> Filter<V> of(Param<V> param, Supplier<Condition> condition) {
    return new Filter<>(condition, (binds, value) -> binds.set(param, value));
  }

  /** A condition without parameters. */
  public static Filter<Object> of(Condition condition) {
    return new Filter<>(() -> condition, (binds, nothing) -> {});
  }

  /** Rows whose column has the value. */
  public static <V> Filter<V> eq(Field<V> column) {
    Param<V> value = Params.of(column);
    return of(value, () -> column.eq(value));
  }

  /** Rows whose column has the value or a higher one. */
  public static <V> Filter<V> atLeast(Field<V> column) {
    Param<V> least = Params.named("least_" + column.getName(), column);
    return of(least, () -> column.ge(least));
  }

  /** Rows whose column has a lower value. */
  public static <V> Filter<V> below(Field<V> column) {
    Param<V> bound = Params.named("below_" + column.getName(), column);
    return of(bound, () -> column.lt(bound));
  }

  boolean isConstant() {
    return isConstant;
  }

  Condition condition() {
    return condition.get();
  }

  ItemBinder<V> binder() {
    return binder;
  }
}
