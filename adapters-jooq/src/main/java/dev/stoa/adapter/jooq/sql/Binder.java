package dev.stoa.adapter.jooq.sql;

import java.sql.SQLException;

/** Binds the values of a statement. */
@FunctionalInterface
public interface Binder {
  /** For statements that have none. */
  Binder NOTHING = binds -> {};

  void bind(Binds binds) throws SQLException;
}
