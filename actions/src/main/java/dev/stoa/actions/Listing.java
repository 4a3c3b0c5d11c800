package dev.stoa.actions;

import dev.stoa.actions.shape.Param;
import dev.stoa.domain.kernel.Cursor;
import dev.stoa.domain.kernel.Page;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** One page of a list. An input that asks for one has a component {@code Paging}. */
public record Listing<T>(Seq<T> items, @Param(Listing.NEXT) Option<Cursor> next)
    implements Several<T> {

  static final String NEXT = "The value of after for the next page, if there may be one.";

  /** What to say about a limit without pages. */
  public static final String LIMIT = "How many at most.";

  /** The page; the action that answers names its cursor. */
  static <T> Listing<T> of(Page<T, ?> page) {
    return new Listing<>(page.items(), page.next().map(key -> Cursor.of("", key)));
  }

  @Override
  public Listing<T> in(String list) {
    return new Listing<>(items, next.map(cursor -> cursor.in(list)));
  }
}
