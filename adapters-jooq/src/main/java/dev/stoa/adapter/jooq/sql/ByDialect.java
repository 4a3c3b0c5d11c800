package dev.stoa.adapter.jooq.sql;

import java.util.function.Function;
import org.jooq.Condition;
import org.jooq.Field;
import org.jooq.impl.CustomCondition;
import org.jooq.impl.CustomField;

/** Parts of a statement that each engine has in its own form. */
public final class ByDialect {

  private ByDialect() {}

  /** A condition. */
  public static Condition condition(Function<Dialect, Condition> form) {
    return CustomCondition.of(
        context -> context.visit(form.apply(RenderedStatement.dialect(context))));
  }

  /** A value of the type of a field. */
  public static <T> Field<T> field(Field<T> field, Function<Dialect, Field<T>> form) {
    return CustomField.of(
        field.getName(),
        field.getDataType(),
        context -> context.visit(form.apply(RenderedStatement.dialect(context))));
  }
}
