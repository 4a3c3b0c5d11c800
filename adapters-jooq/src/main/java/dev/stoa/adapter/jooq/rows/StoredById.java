package dev.stoa.adapter.jooq.rows;

import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.domain.kernel.TextKey;

/**
 * As {@link AddedById}, of items that change.
 *
 * @param <I> the ids
 */
public abstract class StoredById<I extends TextKey<I>, T> extends AddedById<I, T> {

  protected StoredById(JooqSession session, Rows<T> rows, Lookup<String, T> byId) {
    super(session, rows, byId);
  }

  /** Writes the columns that change. */
  public void save(T item) {
    rows.save(session, item);
  }
}
