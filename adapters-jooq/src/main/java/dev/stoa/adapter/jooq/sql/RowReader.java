package dev.stoa.adapter.jooq.sql;

import java.sql.SQLException;

/** Converts a row to a domain type. */
@FunctionalInterface
public interface RowReader<T> {
  T read(Row row) throws SQLException;
}
