package dev.stoa.adapter.jooq.sql;

import dev.stoa.schema.Json;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Types;
import java.time.Instant;
import java.util.HexFormat;
import org.jooq.Field;
import org.jspecify.annotations.Nullable;

/** How the values of a Java type are bound and read through plain JDBC. */
enum ColumnType {
  TEXT(
      String.class,
      "text",
      (statement, index, value, dialect) -> statement.setString(index, (String) value),
      (rows, index, dialect) -> rows.getString(index)),
  LONG(
      Long.class,
      "bigint",
      orNull(
          Types.BIGINT,
          (statement, index, value, dialect) -> statement.setLong(index, (Long) value)),
      orNull((rows, index, dialect) -> rows.getLong(index))),
  INTEGER(
      Integer.class,
      "integer",
      orNull(
          Types.INTEGER,
          (statement, index, value, dialect) -> statement.setInt(index, (Integer) value)),
      orNull((rows, index, dialect) -> rows.getInt(index))),
  DOUBLE(
      Double.class,
      "float8",
      orNull(
          Types.DOUBLE,
          (statement, index, value, dialect) -> statement.setDouble(index, (Double) value)),
      orNull((rows, index, dialect) -> rows.getDouble(index))),
  BOOLEAN(
      Boolean.class,
      "boolean",
      orNull(
          Types.BOOLEAN,
          (statement, index, value, dialect) -> statement.setBoolean(index, (Boolean) value)),
      orNull((rows, index, dialect) -> rows.getBoolean(index))),
  BYTES(
      byte[].class,
      "bytea",
      (statement, index, value, dialect) -> statement.setBytes(index, (byte[]) value),
      (rows, index, dialect) -> rows.getBytes(index)),
  INSTANT(
      Instant.class,
      "timestamptz",
      (statement, index, value, dialect) -> dialect.bindInstant(statement, index, (Instant) value),
      (rows, index, dialect) -> dialect.readInstant(rows, index)),
  JSON(
      Json.class,
      "text",
      (statement, index, value, dialect) ->
          statement.setString(index, value == null ? null : ((Json) value).text()),
      (rows, index, dialect) -> {
        String text = rows.getString(index);
        return text == null ? null : new Json(StoredNumbers.restored(text));
      });

  @FunctionalInterface
  private interface Binder {
    void bind(PreparedStatement statement, int index, @Nullable Object value, Dialect dialect)
        throws SQLException;
  }

  /** A binder that is never given null. */
  @FunctionalInterface
  private interface ValueBinder {
    void bind(PreparedStatement statement, int index, Object value, Dialect dialect)
        throws SQLException;
  }

  @FunctionalInterface
  private interface Reader {
    @Nullable Object read(ResultSet rows, int index, Dialect dialect) throws SQLException;
  }

  private final Class<?> type;
  private final String element;
  private final Binder binder;
  private final Reader reader;

  ColumnType(Class<?> type, String element, Binder binder, Reader reader) {
    this.type = type;
    this.element = element;
    this.binder = binder;
    this.reader = reader;
  }

  /** Null is SQL's null. */
  void bind(PreparedStatement statement, int index, @Nullable Object value, Dialect dialect)
      throws SQLException {
    binder.bind(statement, index, value, dialect);
  }

  /** The type of the elements of an array of such values, as PostgreSQL calls it. */
  String element() {
    return element;
  }

  /** The value as an element of such an array. */
  Object inArray(Object value) {
    return switch (this) {
      case BYTES -> "\\x" + HexFormat.of().formatHex((byte[]) value);
      case INSTANT, JSON -> value.toString();
      default -> value;
    };
  }

  /** SQL's null is null. */
  @Nullable Object read(ResultSet rows, int index, Dialect dialect) throws SQLException {
    return reader.read(rows, index, dialect);
  }

  static ColumnType of(Field<?> field) {
    for (ColumnType each : values()) {
      if (each.type == field.getType()) {
        return each;
      }
    }
    throw new IllegalStateException(
        "no column type for " + field.getType().getName() + " of " + field + ": coerce the field");
  }

  /** For setters of primitives, which take no null. */
  private static Binder orNull(int sqlType, ValueBinder binder) {
    return (statement, index, value, dialect) -> {
      if (value == null) {
        statement.setNull(index, sqlType);
      } else {
        binder.bind(statement, index, value, dialect);
      }
    };
  }

  /** For getters of primitives, which return 0 or false for null. */
  private static Reader orNull(Reader reader) {
    return (rows, index, dialect) -> {
      Object value = reader.read(rows, index, dialect);
      return rows.wasNull() ? null : value;
    };
  }
}
