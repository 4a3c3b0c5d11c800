package dev.stoa.architecture.violators.columnsgobyname.adapter.jooq.memory;

import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import org.jooq.Field;
import org.jooq.Record;

/** Names what it reads; a number may be an argument that counts no columns. */
final class GoodReader {

  String read(Record row, Field<String> column) {
    return row.get(column);
  }

  String read(ResultSet rows) throws SQLException {
    return rows.getString("name");
  }

  void stream(PreparedStatement statement) throws SQLException {
    statement.setFetchSize(1_000);
  }
}
