package dev.stoa.actions;

import io.vavr.collection.Seq;
import java.util.function.Function;

/** All items of an answer; an object, so that it can get more members. */
public record Items<T>(Seq<T> items) {

  /** The items, each shown as callers see it. */
  public static <D, T> Items<T> of(Seq<D> items, Function<? super D, ? extends T> shown) {
    return new Items<>(items.map(shown));
  }
}
