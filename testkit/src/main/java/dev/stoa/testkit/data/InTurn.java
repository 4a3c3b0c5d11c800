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

  /** The cases that one of several parties takes, counted from 0; all with {@code -Pslow}. */
  public static <T> Seq<T> share(int party, int parties, Seq<T> cases) {
    return Boolean.getBoolean("stoa.slow")
        ? cases
        : cases.zipWithIndex().filter(one -> one._2 % parties == party).map(one -> one._1);
  }
}
