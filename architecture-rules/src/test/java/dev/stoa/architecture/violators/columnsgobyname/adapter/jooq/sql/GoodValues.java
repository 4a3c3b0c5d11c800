package dev.stoa.architecture.violators.columnsgobyname.adapter.jooq.sql;

import java.sql.PreparedStatement;
import java.sql.SQLException;

/** Belongs to no context: it binds a value at the position of its column. */
final class GoodValues {

  void bind(PreparedStatement statement, int position) throws SQLException {
    statement.setString(position, "x");
  }
}
