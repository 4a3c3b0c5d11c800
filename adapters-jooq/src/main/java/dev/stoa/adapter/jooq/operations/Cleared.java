package dev.stoa.adapter.jooq.operations;

import static org.jooq.impl.DSL.field;
import static org.jooq.impl.DSL.inline;

import dev.stoa.schema.Json;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jooq.Field;

/** What is left in columns when what the subject of an erasure wrote is cleared. */
public final class Cleared {

  /** In place of a text that must not be empty. */
  public static final String TEXT = "[erased]";

  private final Map<Field<?>, Field<?>> values = new LinkedHashMap<>();

  private Cleared() {}

  /** No column yet. */
  public static Cleared columns() {
    return new Cleared();
  }

  /** Columns that may be empty. */
  public Cleared none(Field<?>... columns) {
    for (Field<?> column : columns) {
      values.put(column, field("null", column.getDataType()));
    }
    return this;
  }

  /** Columns that must have a text. */
  public Cleared text(Field<String> column) {
    values.put(column, inline(TEXT));
    return this;
  }

  /** A column with an empty list of JSON. */
  public Cleared list(Field<Json> column) {
    return json(column, "'[]'");
  }

  /** A column with an empty object of JSON. */
  public Cleared object(Field<Json> column) {
    return json(column, "'{}'");
  }

  /** A column with a list of JSON that must have a text. */
  public Cleared texts(Field<Json> column) {
    return json(column, "'[\"" + TEXT + "\"]'");
  }

  /** A column with what else is right without the subject. */
  public <T> Cleared value(Field<T> column, Field<T> value) {
    values.put(column, value);
    return this;
  }

  private Cleared json(Field<Json> column, String literal) {
    values.put(column, field(literal, column.getDataType()));
    return this;
  }

  Map<Field<?>, Field<?>> values() {
    return values;
  }
}
