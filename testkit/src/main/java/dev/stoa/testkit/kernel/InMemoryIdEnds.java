package dev.stoa.testkit.kernel;

import dev.stoa.domain.kernel.CodePointOrder;
import io.vavr.collection.Seq;
import io.vavr.collection.Traversable;
import java.util.function.Function;

/** Finds things by the end of their id, as stores do. */
public final class InMemoryIdEnds {

  private InMemoryIdEnds() {}

  /** Those whose id ends so, at most so many, by their ids read backwards. */
  public static <T> Seq<T> among(
      Traversable<T> things, Function<T, String> id, String suffix, int limit) {
    return things
        .toVector()
        .filter(thing -> id.apply(thing).endsWith(suffix))
        .sortBy(CodePointOrder::compare, thing -> reversed(id.apply(thing)))
        .take(limit);
  }

  private static String reversed(String id) {
    return new StringBuilder(id).reverse().toString();
  }
}
