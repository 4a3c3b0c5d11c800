package dev.stoa.adapter.jooq.sql;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jooq.Field;
import org.jooq.Param;
import org.jooq.impl.DSL;

/** The parameters of {@link Statement}s: each has a name, and all of one name have one value. */
public final class Params {

  private Params() {}

  /** The value of a column; bound with the column itself. */
  public static <T> Param<T> of(Field<T> column) {
    return DSL.param(name(column), column);
  }

  /** The values of the columns, for {@code insert … set} and {@code update … set}. */
  public static Map<Field<?>, Field<?>> of(Collection<? extends Field<?>> columns) {
    Map<Field<?>, Field<?>> values = new LinkedHashMap<>();
    columns.forEach(column -> values.put(column, of(column)));
    return values;
  }

  /** The values of the insert, for {@code on conflict … do update set}. */
  public static Map<Field<?>, Field<?>> excluded(Collection<? extends Field<?>> columns) {
    Map<Field<?>, Field<?>> values = new LinkedHashMap<>();
    columns.forEach(column -> values.put(column, DSL.excluded(column)));
    return values;
  }

  /** A limit that is bound with every run. */
  public static Field<Integer> limit() {
    return limit("limit");
  }

  /** As above, under another name; an offset is one too. */
  public static Field<Integer> limit(String name) {
    Param<Integer> limit = named(name, Integer.class);
    return ByDialect.field(limit, dialect -> dialect.limit(limit));
  }

  /** A parameter that is not a column. */
  public static <T> Param<T> named(String name, Class<T> type) {
    return DSL.param(name, type);
  }

  /** A parameter of a column's type under its own name, such as a cursor. */
  public static <T> Param<T> named(String name, Field<T> column) {
    return DSL.param(name, column);
  }

  /** A list of values of a column's type, of any length. */
  public static <T> ListParam<T> list(String name, Field<T> column) {
    return new ListParam<>(name, column.getType());
  }

  static String name(Field<?> field) {
    return field instanceof Param<?> param
        ? param.getParamName()
        : String.join(".", field.getQualifiedName().getName());
  }
}
