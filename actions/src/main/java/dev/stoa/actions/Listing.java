package dev.stoa.actions;

import dev.stoa.actions.shape.Param;
import dev.stoa.domain.kernel.Cursor;
import dev.stoa.domain.kernel.Page;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.function.Function;

/** One page of a list. An input that asks for one has a component {@code Paging}. */
public record Listing<T>(
    Seq<T> items,
    @Param("The value of after for the next page, if there may be one.") Option<Cursor> next) {

  /** What to say about a limit without pages. */
  public static final String LIMIT = "How many at most.";

  /** The page, each item shown as callers see it; the action that answers names its cursor. */
  public static <D, K, T> Listing<T> of(Page<D, K> page, Function<? super D, ? extends T> shown) {
    return new Listing<>(page.items().map(shown), page.next().map(key -> Cursor.of("", key)));
  }

  /** The page of the list of this name. */
  Listing<T> in(String list) {
    return new Listing<>(items, next.map(cursor -> cursor.in(list)));
  }
}
