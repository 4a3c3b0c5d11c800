package dev.stoa.adapter.jooq.sql;

import java.sql.SQLException;

/** Receives one row. */
@FunctionalInterface
public interface RowConsumer {
  void accept(Row row) throws SQLException;
}
