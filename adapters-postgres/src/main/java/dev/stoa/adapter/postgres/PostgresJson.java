package dev.stoa.adapter.postgres;

import dev.stoa.adapter.jooq.sql.ComparedMember;
import dev.stoa.adapter.jooq.sql.JsonSql;
import dev.stoa.adapter.jooq.sql.MemberParams;
import dev.stoa.schema.Json;
import org.jooq.Condition;
import org.jooq.Field;
import org.jooq.impl.DSL;

/** PostgreSQL answers what a member is from a GIN index. */
enum PostgresJson implements JsonSql {
  SQL;

  @Override
  public Condition hasItem(Field<Json> array, Field<String> text) {
    return DSL.condition("jsonb_exists({0}, {1})", array, text);
  }

  @Override
  public Condition hasText(Field<Json> column, Field<String> text) {
    return DSL.condition("position({1} in {0}::text) > 0", column, text);
  }

  @Override
  public Field<Json> replaced(Field<Json> column, Field<String> text, Field<String> replacement) {
    return DSL.field(
        "replace({0}::text, {1}, {2})::jsonb", column.getDataType(), column, text, replacement);
  }

  @Override
  public Condition hasMember(Field<Json> object, MemberParams member) {
    return DSL.condition("{0} @> cast({1} as jsonb)", object, member.pattern());
  }

  @Override
  public Condition hasObjectWith(Field<Json> array, MemberParams member) {
    return hasMember(array, member);
  }

  @Override
  public Condition compares(Field<Json> object, ComparedMember member) {
    Field<String> key = DSL.inline(member.key());
    if (member.isBoolean()) {
      return DSL.condition(
          "{0} -> {1} = {2}::jsonb", object, key, DSL.inline(String.valueOf(member.isTrue())));
    }
    String sign = member.operator().sign();
    return member.isNumber()
        ? DSL.condition(
            "jsonb_typeof({0} -> {1}) = 'number' and {0} -> {1} " + sign + " cast({2} as jsonb)",
            object,
            key,
            member.text())
        : DSL.condition(
            "jsonb_typeof({0} -> {1}) = 'string' and ({0} ->> {1}) collate \"C\" " + sign + " {2}",
            object,
            key,
            member.text());
  }
}
