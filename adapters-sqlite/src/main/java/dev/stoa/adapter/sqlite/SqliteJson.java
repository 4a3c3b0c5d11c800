package dev.stoa.adapter.sqlite;

import dev.stoa.adapter.jooq.sql.ComparedMember;
import dev.stoa.adapter.jooq.sql.IndexedMember;
import dev.stoa.adapter.jooq.sql.JsonSql;
import dev.stoa.adapter.jooq.sql.MemberParams;
import dev.stoa.schema.Json;
import java.util.List;
import org.jooq.Condition;
import org.jooq.Field;
import org.jooq.Record1;
import org.jooq.Select;
import org.jooq.impl.DSL;

/** SQLite looks into each value, unless an index has the member. */
enum SqliteJson implements JsonSql {
  SQL;

  private static final String SAME_VALUE =
      """
      member.key = {1} and (
        ({2} = 'text' and member.type = 'text' and member.atom = {3})
        or ({2} = 'number' and member.type in ('integer', 'real')
          and member.atom = cast({3} as real))
        or ({2} not in ('text', 'number') and member.type = {2}))
      """;

  @Override
  public Condition hasItem(Field<Json> array, Field<String> text) {
    return DSL.condition("exists (select 1 from json_each({0}) where value = {1})", array, text);
  }

  @Override
  public Condition hasText(Field<Json> column, Field<String> text) {
    return DSL.condition("instr({0}, {1}) > 0", column, text);
  }

  @Override
  public Field<Json> replaced(Field<Json> column, Field<String> text, Field<String> replacement) {
    return DSL.field("replace({0}, {1}, {2})", column.getDataType(), column, text, replacement);
  }

  @Override
  public Condition hasMember(Field<Json> object, MemberParams member) {
    return holds(
        "exists (select 1 from json_each({0}) as member where " + SAME_VALUE + ")", object, member);
  }

  @Override
  public Condition hasObjectWith(Field<Json> array, MemberParams member) {
    return holds(
        "exists (select 1 from json_each({0}) as item, json_each(case item.type when 'object'"
            + " then item.value else '{}' end) as member where "
            + SAME_VALUE
            + ")",
        array,
        member);
  }

  @Override
  public Condition compares(Field<Json> object, ComparedMember member) {
    String key = member.key();
    if (key.indexOf('"') < 0 && key.indexOf('\\') < 0) {
      Field<String> path = path(key);
      return compares(
          DSL.field("json_type({0}, {1})", String.class, object, path),
          DSL.field("json_extract({0}, {1})", Object.class, object, path),
          member);
    }
    // A path cannot name such a member.
    return DSL.condition(
        "exists (select 1 from json_each({0}) as member where member.key = {1} and {2})",
        object,
        DSL.inline(key),
        compares(
            DSL.field("member.type", String.class),
            DSL.field("member.atom", Object.class),
            member));
  }

  private static Condition compares(
      Field<String> type, Field<Object> found, ComparedMember member) {
    if (member.isBoolean()) {
      return DSL.condition("{0} = {1}", type, DSL.inline(String.valueOf(member.isTrue())));
    }
    String compared = "{1} " + member.operator().sign() + " {2}";
    return member.isNumber()
        ? DSL.condition("{0} in ('integer', 'real') and " + compared, type, found, member.number())
        : DSL.condition("{0} = 'text' and " + compared, type, found, member.text());
  }

  private static Field<String> path(String key) {
    return DSL.inline("$.\"" + key + "\"");
  }

  @Override
  public List<IndexedMember.Made> indexes(IndexedMember member) {
    Field<String> path = path(member.key());
    Field<String> type = DSL.field("json_type({0}, {1})", String.class, member.column(), path);
    return List.of(
        new IndexedMember.Made(
            member.name(),
            DSL.query(
                "create index if not exists {0} on {1} ({2}) where {3} is not null",
                DSL.name(member.name()),
                member.table(),
                member.columns(type, DSL.field("json_extract({0}, {1})", member.column(), path)),
                type)));
  }

  @Override
  public Select<Record1<String>> indexNames() {
    return DSL.select(IndexedMember.NAME).from("sqlite_master").where("type = 'index'");
  }

  private static Condition holds(String sql, Field<Json> column, MemberParams member) {
    return DSL.condition(sql, column, member.key(), member.kind(), member.value());
  }
}
