package dev.stoa.actions.shape;

import io.vavr.Lazy;
import io.vavr.collection.HashMap;
import io.vavr.collection.List;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/**
 * How callers give a record: its components, with their descriptions, instead of a second record
 * that is converted. Members are named as JSON names them at that point of the description.
 */
public final class Input<T extends Record> {

  private final Class<T> type;
  private final String title;
  private final Lazy<Description> description;
  private final Lazy<RecordShape> shape;

  private Input(Class<T> type, String title, Lazy<Description> description) {
    this.type = type;
    this.title = title;
    this.description = description;
    this.shape = Lazy.of(() -> description.get().shape(type, title));
  }

  /** A record of which {@link Param} says everything. */
  public static <T extends Record> Input<T> of(Class<T> type) {
    return of(type, Words.title(type));
  }

  /** A record that a schema calls so. */
  public static <T extends Record> Input<T> of(Class<T> type, String title) {
    return new Input<>(type, title, Lazy.of(() -> Description.of(type, HashMap.empty())));
  }

  private Input<T> with(UnaryOperator<Description> change) {
    return new Input<>(type, title, Lazy.of(() -> change.apply(description.get())));
  }

  /** What a member is. */
  public Input<T> param(String name, String sentence) {
    return param(name, about -> about.value(sentence));
  }

  /** What a member is, and how it is given. */
  public Input<T> param(String name, String sentence, UnaryOperator<About> words) {
    return param(name, about -> words.apply(about.value(sentence)));
  }

  /** How a member is given. */
  public Input<T> param(String name, UnaryOperator<About> words) {
    return with(all -> all.about(name, words));
  }

  /** The other name by which callers give a member. */
  public Input<T> rename(String name, String other) {
    return with(all -> all.rename(name, other));
  }

  /** These members first, the others after them. */
  public Input<T> order(String... names) {
    return with(all -> all.order(List.of(names)));
  }

  /** The members of a component in its place. */
  public Input<T> flatten(String name, Input<?> inner) {
    return with(all -> all.flatten(name, inner.description.get()));
  }

  /** As above, where the component is made of a record that callers give in its place. */
  public <R extends Record, V> Input<T> flatten(
      String name, Input<R> inner, Function<R, V> made, Function<V, R> given) {
    return with(
        all ->
            all.flatten(
                name,
                inner.description.get(),
                record -> made.apply(inner.type.cast(record)),
                value -> given.apply(unchecked(value))));
  }

  @SuppressWarnings("unchecked") // It is what the component holds.
  private static <V> V unchecked(Object value) {
    return (V) value;
  }

  /** A component that is such a record, or several. */
  public Input<T> nest(String name, Input<?> inner) {
    return with(all -> all.nest(name, inner.shape));
  }

  /** A component that callers do not give: it always has this value. */
  public Input<T> fix(String name, Object value) {
    return with(all -> all.fix(name, value));
  }

  /** What a schema calls it. */
  public String title() {
    return title;
  }

  /** How it looks. */
  public RecordShape shape() {
    return shape.get();
  }

  /** A value that its shape has read. */
  public T cast(Object value) {
    return type.cast(value);
  }
}
