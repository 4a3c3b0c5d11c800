package dev.stoa.adapter.jooq;

import dev.stoa.schema.Json;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Types;
import java.time.Instant;
import org.jooq.Field;

/** How the values of a Java type are bound and read through plain JDBC. */
enum ColumnType {
  TEXT {
    @Override
    void bind(PreparedStatement statement, int index, Object value, Dialect dialect)
        throws SQLException {
      statement.setString(index, (String) value);
    }

    @Override
    Object read(ResultSet rows, int index, Dialect dialect) throws SQLException {
      return rows.getString(index);
    }
  },
  LONG {
    @Override
    void bind(PreparedStatement statement, int index, Object value, Dialect dialect)
        throws SQLException {
      if (value == null) {
        statement.setNull(index, Types.BIGINT);
      } else {
        statement.setLong(index, (Long) value);
      }
    }

    @Override
    Object read(ResultSet rows, int index, Dialect dialect) throws SQLException {
      long value = rows.getLong(index);
      return rows.wasNull() ? null : value;
    }
  },
  INTEGER {
    @Override
    void bind(PreparedStatement statement, int index, Object value, Dialect dialect)
        throws SQLException {
      if (value == null) {
        statement.setNull(index, Types.INTEGER);
      } else {
        statement.setInt(index, (Integer) value);
      }
    }

    @Override
    Object read(ResultSet rows, int index, Dialect dialect) throws SQLException {
      int value = rows.getInt(index);
      return rows.wasNull() ? null : value;
    }
  },
  DOUBLE {
    @Override
    void bind(PreparedStatement statement, int index, Object value, Dialect dialect)
        throws SQLException {
      if (value == null) {
        statement.setNull(index, Types.DOUBLE);
      } else {
        statement.setDouble(index, (Double) value);
      }
    }

    @Override
    Object read(ResultSet rows, int index, Dialect dialect) throws SQLException {
      double value = rows.getDouble(index);
      return rows.wasNull() ? null : value;
    }
  },
  BOOLEAN {
    @Override
    void bind(PreparedStatement statement, int index, Object value, Dialect dialect)
        throws SQLException {
      if (value == null) {
        statement.setNull(index, Types.BOOLEAN);
      } else {
        statement.setBoolean(index, (Boolean) value);
      }
    }

    @Override
    Object read(ResultSet rows, int index, Dialect dialect) throws SQLException {
      boolean value = rows.getBoolean(index);
      return rows.wasNull() ? null : value;
    }
  },
  BYTES {
    @Override
    void bind(PreparedStatement statement, int index, Object value, Dialect dialect)
        throws SQLException {
      statement.setBytes(index, (byte[]) value);
    }

    @Override
    Object read(ResultSet rows, int index, Dialect dialect) throws SQLException {
      return rows.getBytes(index);
    }
  },
  INSTANT {
    @Override
    void bind(PreparedStatement statement, int index, Object value, Dialect dialect)
        throws SQLException {
      dialect.bindInstant(statement, index, (Instant) value);
    }

    @Override
    Object read(ResultSet rows, int index, Dialect dialect) throws SQLException {
      return dialect.readInstant(rows, index);
    }
  },
  JSON {
    @Override
    void bind(PreparedStatement statement, int index, Object value, Dialect dialect)
        throws SQLException {
      statement.setString(index, value == null ? null : ((Json) value).text());
    }

    @Override
    Object read(ResultSet rows, int index, Dialect dialect) throws SQLException {
      String text = rows.getString(index);
      return text == null ? null : new Json(text);
    }
  };

  /** Null is SQL's null. */
  abstract void bind(PreparedStatement statement, int index, Object value, Dialect dialect)
      throws SQLException;

  /** SQL's null is null. */
  abstract Object read(ResultSet rows, int index, Dialect dialect) throws SQLException;

  static ColumnType of(Field<?> field) {
    Class<?> type = field.getType();
    if (type == String.class) {
      return TEXT;
    } else if (type == Long.class) {
      return LONG;
    } else if (type == Integer.class) {
      return INTEGER;
    } else if (type == Double.class) {
      return DOUBLE;
    } else if (type == Boolean.class) {
      return BOOLEAN;
    } else if (type == byte[].class) {
      return BYTES;
    } else if (type == Instant.class) {
      return INSTANT;
    } else if (type == Json.class) {
      return JSON;
    }
    throw new IllegalStateException(
        "no column type for " + type.getName() + " of " + field + ": coerce the field");
  }
}
