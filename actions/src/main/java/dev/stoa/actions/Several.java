package dev.stoa.actions;

import dev.stoa.domain.kernel.Cursor;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** An answer that is a list. */
public sealed interface Several<T> permits Items, Listing, ReadItems, ReadListing {

  /** What it lists. */
  Seq<T> items();

  /** Where the list continues, if it has pages and there may be more. */
  default Option<Cursor> next() {
    return Option.none();
  }

  /** The same of the list of this name. */
  default Several<T> in(String list) {
    return this;
  }
}
