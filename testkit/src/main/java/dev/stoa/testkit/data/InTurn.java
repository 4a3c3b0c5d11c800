package dev.stoa.testkit.data;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;

/** Which of some values a case of many takes: all of them with {@code -Pslow}, else the next. */
public final class InTurn {

  private InTurn() {}

  /** The values for the case of this number, counted from 0. */
  @SafeVarargs
  @SuppressWarnings("varargs")
  public static <T> Seq<T> of(int number, T... values) {
    return of(number, Vector.of(values));
  }

  /** The same of values that may be none. */
  public static <T> Seq<T> of(int number, Seq<T> values) {
    return Boolean.getBoolean("stoa.slow") || values.isEmpty()
        ? values
        : Vector.of(values.get(number % values.size()));
  }
}
