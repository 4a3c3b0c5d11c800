package dev.stoa.architecture.violators.columnsgobyname.adapter.jooq.memory;

import java.sql.ResultSet;
import java.sql.SQLException;

/** Reads the first column, whichever that is today. */
final class BadReader {

  String read(ResultSet rows) throws SQLException {
    return rows.getString(1);
  }
}
