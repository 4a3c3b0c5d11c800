package dev.stoa.adapter.jooq.sql;

import org.jooq.Condition;
import org.jooq.Field;
import org.jooq.Param;
import org.jooq.SQLDialect;
import org.jooq.Table;
import org.jooq.impl.CustomCondition;
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
    return CustomCondition.of(
        context ->
            context.visit(
                context.family() == SQLDialect.SQLITE
                    ? DSL.condition("{0} in (select value from json_each({1}))", column, values)
                    : DSL.condition("{0} = any ({1}::" + elements() + "[])", column, values)));
  }

  /** The list as a table, whose rows are {@link #value}. */
  public Table<?> table(Dialect dialect) {
    return DSL.table(
        dialect.sql() == SQLDialect.SQLITE
            ? "json_each({0}) as asked"
            : "unnest({0}::" + elements() + "[]) as asked(value)",
        values);
  }

  /** A value of the list, where it is read as a {@link #table}. */
  public Field<T> value() {
    return DSL.field("asked.value", type);
  }

  Param<String> values() {
    return values;
  }

  /** The element type as PostgreSQL calls it. */
  String elements() {
    return type == Long.class ? "bigint" : "text";
  }
}
