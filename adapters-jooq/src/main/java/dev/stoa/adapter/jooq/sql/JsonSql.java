package dev.stoa.adapter.jooq.sql;

import dev.stoa.schema.Json;
import org.jooq.Condition;
import org.jooq.Field;

/** How an engine looks into the JSON of a column. */
public interface JsonSql {

  /** Whether an array has the text as an item. */
  Condition hasItem(Field<Json> array, Field<String> text);

  /** Whether the text stands anywhere in the JSON. */
  Condition hasText(Field<Json> column, Field<String> text);

  /** The JSON with one text in place of another. */
  Field<Json> replaced(Field<Json> column, Field<String> text, Field<String> replacement);

  /** Whether an object has the member. */
  Condition hasMember(Field<Json> object, MemberParams member);

  /** Whether an array has an object with the member. */
  Condition hasObjectWith(Field<Json> array, MemberParams member);

  /**
   * Whether a member of an object is of the type of a value and compares with it as wanted; it may
   * be unknown where it does not.
   */
  Condition compares(Field<Json> object, ComparedMember member);
}
