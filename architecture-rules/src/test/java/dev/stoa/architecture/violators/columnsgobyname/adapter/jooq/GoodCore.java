package dev.stoa.architecture.violators.columnsgobyname.adapter.jooq;

import java.sql.ResultSet;
import java.sql.SQLException;

/** The one place that turns a column into a position. */
final class GoodCore {

  String read(ResultSet rows, int position) throws SQLException {
    return rows.getString(position);
  }
}
