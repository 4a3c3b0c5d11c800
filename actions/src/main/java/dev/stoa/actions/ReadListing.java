package dev.stoa.actions;

import dev.stoa.actions.shape.Param;
import dev.stoa.domain.kernel.Cursor;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** A page of answers that were read, with the token that names them. */
public record ReadListing<T>(
    Seq<T> items, @Param(Listing.NEXT) Option<Cursor> next, @Param(Action.READING) String reading)
    implements Several<T> {

  @Override
  public ReadListing<T> in(String list) {
    return new ReadListing<>(items, next.map(cursor -> cursor.in(list)), reading);
  }
}
