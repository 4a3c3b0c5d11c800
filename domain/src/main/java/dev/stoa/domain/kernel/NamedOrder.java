package dev.stoa.domain.kernel;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.util.function.Function;

/** An order in which things are shown; those that it does not name come last, as they were. */
public record NamedOrder(Seq<String> names) {

  /** The order of names that stand in a text with white space between them. */
  public static NamedOrder of(String names) {
    return new NamedOrder(Vector.of(names.strip().split("\\s+")));
  }

  /** The same things in this order. */
  public <T> Seq<T> sort(Seq<T> things, Function<T, String> name) {
    return things.sortBy(thing -> place(name.apply(thing)));
  }

  private int place(String name) {
    int place = names.indexOf(name);
    return place < 0 ? names.size() : place;
  }
}
