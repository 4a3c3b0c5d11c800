package dev.stoa.application.rating;

import dev.stoa.domain.kernel.Page;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.function.Function;

/** Makes pages of what a port gave. */
final class Pages {

  private Pages() {}

  /** A page that came up short is the last. */
  static <T, K> Page<T, K> of(Seq<T> items, int size, Function<T, K> key) {
    return new Page<>(items, items.size() < size ? Option.none() : items.lastOption().map(key));
  }
}
