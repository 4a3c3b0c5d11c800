package dev.stoa.adapter.jooq.rows;

import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.domain.kernel.TextKey;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * The items of one table that are added and found by their ids: what the repositories of such items
 * have in common. A port declares what it needs of it.
 *
 * @param <I> the ids
 */
public abstract class AddedById<I extends TextKey<I>, T> {

  protected final JooqSession session;

  final Rows<T> rows;

  private final Lookup<String, T> byId;

  protected AddedById(JooqSession session, Rows<T> rows, Lookup<String, T> byId) {
    this.session = session;
    this.rows = rows;
    this.byId = byId;
  }

  /** Inserts an item. */
  public void add(T item) {
    rows.add(session, item);
  }

  /** Inserts items. */
  public void add(Seq<T> items) {
    rows.add(session, items);
  }

  /** The item with the id. */
  public Option<T> find(I id) {
    return byId.find(session, id.value());
  }

  /** The items with the ids, in no order; unknown ids are left out. */
  public Seq<T> find(Seq<I> ids) {
    return byId.find(session, ids.map(TextKey::value));
  }

  /** The item with the id, locked until the unit of work ends. */
  public Option<T> lock(I id) {
    return byId.lock(session, id.value());
  }
}
