package dev.stoa.architecture.violators.columnsgobyname.adapter.jooq.memory;

import java.sql.PreparedStatement;
import java.sql.SQLException;

/** Binds the second parameter, whichever that is today. */
final class BadBinder {

  void bind(PreparedStatement statement) throws SQLException {
    statement.setString(2, "x");
  }
}
