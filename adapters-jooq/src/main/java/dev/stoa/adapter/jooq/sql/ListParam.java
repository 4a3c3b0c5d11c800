package dev.stoa.adapter.jooq.sql;

import org.jooq.Condition;
import org.jooq.Field;
import org.jooq.Param;
import org.jooq.impl.DSL;

/**
 * A parameter that holds a list, so that one prepared statement serves lists of every length.
 *
 * <p>PostgreSQL takes it as an array; SQLite, which has none, as a JSON array in a text.
 */
public final class ListParam<T> {

  private final Class<T> type;
  private final Param<String> values;

  ListParam(String name, Class<T> type) {
    if (type != String.class && type != Long.class) {
      throw new IllegalArgumentException("lists of " + type.getName() + " are not supported");
    }
    this.type = type;
    this.values = DSL.param(name, String.class);
  }

  /** Whether the column's value is in the list; never true for an empty one. */
  public Condition contains(Field<T> column) {
    return ByDialect.condition(dialect -> dialect.isListed(column, this));
  }

  /** A value of the list, where it is read as a {@link #table}. */
  public Field<T> value() {
    return DSL.field("asked.value", type);
  }

  /** The list as one value. */
  public Param<String> values() {
    return values;
  }

  /** The type of the elements of an array. */
  public String elements() {
    return type == Long.class ? "bigint" : "text";
  }
}
