package dev.stoa.adapter.jooq.sql;

import dev.stoa.schema.Json;
import java.util.List;
import org.jooq.Condition;
import org.jooq.Field;
import org.jooq.Record1;
import org.jooq.Select;

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

  /** The indexes by which {@link #compares} is answered for a member. */
  default List<IndexedMember.Made> indexes(IndexedMember member) {
    throw new UnsupportedOperationException("this engine has no indexes on members of JSON");
  }

  /** The names of the indexes of the workspace, as {@link IndexedMember#NAME}. */
  default Select<Record1<String>> indexNames() {
    throw new UnsupportedOperationException("this engine has no indexes on members of JSON");
  }
}
