package dev.stoa.adapter.jooq.sql;

import org.jooq.Field;
import org.jooq.Param;
import org.jooq.impl.DSL;

/**
 * A parameter that holds one column of many rows.
 *
 * @param name the column of the table that the rows are given as
 * @param elements the type of the elements as the engine names it
 */
public record ArrayParam(String name, String elements) {

  /** The table that the rows are given as. */
  public static final String TABLE = "given";

  /** The array. */
  public Param<String> values() {
    return DSL.param(name, String.class);
  }

  /** The value of one row. */
  Field<?> value() {
    return DSL.field(DSL.name(TABLE, name));
  }
}
