package dev.stoa.adapter.jooq.sql;

import java.sql.SQLException;

/** Binds the values of one item of a batch. */
@FunctionalInterface
public interface ItemBinder<T> {
  void bind(Binds binds, T item) throws SQLException;
}
