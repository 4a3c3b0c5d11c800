package dev.stoa.adapter.jooq.sql;

import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Types;
import java.util.HexFormat;
import org.jooq.SQLDialect;
import org.jspecify.annotations.Nullable;

/** A type that JDBC itself binds and reads alike on every engine. */
enum PlainType implements ColumnType {
  TEXT(
      String.class,
      "text",
      (statement, index, value) -> statement.setString(index, (String) value),
      ResultSet::getString),
  LONG(
      Long.class,
      "bigint",
      orNull(Types.BIGINT, (statement, index, value) -> statement.setLong(index, (Long) value)),
      orNull(ResultSet::getLong)),
  INTEGER(
      Integer.class,
      "integer",
      orNull(Types.INTEGER, (statement, index, value) -> statement.setInt(index, (Integer) value)),
      orNull(ResultSet::getInt)),
  DOUBLE(
      Double.class,
      "float8",
      orNull(Types.DOUBLE, (statement, index, value) -> statement.setDouble(index, (Double) value)),
      orNull(ResultSet::getDouble)),
  BOOLEAN(
      Boolean.class,
      "boolean",
      orNull(
          Types.BOOLEAN, (statement, index, value) -> statement.setBoolean(index, (Boolean) value)),
      orNull(ResultSet::getBoolean)),
  BYTES(
      byte[].class,
      "bytea",
      (statement, index, value) -> statement.setBytes(index, (byte[]) value),
      ResultSet::getBytes);

  @FunctionalInterface
  private interface Binder {
    void bind(PreparedStatement statement, int index, @Nullable Object value) throws SQLException;
  }

  /** A binder that is never given null. */
  @FunctionalInterface
  private interface ValueBinder {
    void bind(PreparedStatement statement, int index, Object value) throws SQLException;
  }

  @FunctionalInterface
  private interface Reader {
    @Nullable Object read(ResultSet rows, int index) throws SQLException;
  }

  private final Class<?> type;
  private final String element;
  private final Binder binder;
  private final Reader reader;

  PlainType(Class<?> type, String element, Binder binder, Reader reader) {
    this.type = type;
    this.element = element;
    this.binder = binder;
    this.reader = reader;
  }

  Class<?> type() {
    return type;
  }

  @Override
  public void bind(
      PreparedStatement statement, int index, @Nullable Object value, SQLDialect family)
      throws SQLException {
    binder.bind(statement, index, value);
  }

  @Override
  public @Nullable Object read(ResultSet rows, int index, SQLDialect family) throws SQLException {
    return reader.read(rows, index);
  }

  @Override
  public String element() {
    return element;
  }

  @Override
  public Object inArray(Object value) {
    return this == BYTES ? "\\x" + HexFormat.of().formatHex((byte[]) value) : value;
  }

  /** For setters of primitives, which take no null. */
  private static Binder orNull(int sqlType, ValueBinder binder) {
    return (statement, index, value) -> {
      if (value == null) {
        statement.setNull(index, sqlType);
      } else {
        binder.bind(statement, index, value);
      }
    };
  }

  /** For getters of primitives, which return 0 or false for null. */
  private static Reader orNull(Reader reader) {
    return (rows, index) -> {
      Object value = reader.read(rows, index);
      return rows.wasNull() ? null : value;
    };
  }
}
