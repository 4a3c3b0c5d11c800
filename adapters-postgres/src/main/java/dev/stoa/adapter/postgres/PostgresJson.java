package dev.stoa.adapter.postgres;

import dev.stoa.adapter.jooq.sql.ComparedMember;
import dev.stoa.adapter.jooq.sql.IndexedMember;
import dev.stoa.adapter.jooq.sql.JsonSql;
import dev.stoa.adapter.jooq.sql.MemberParams;
import dev.stoa.domain.kernel.MetadataFilter;
import dev.stoa.schema.Json;
import java.util.List;
import org.jooq.Condition;
import org.jooq.Field;
import org.jooq.Record1;
import org.jooq.Select;
import org.jooq.impl.DSL;

/** PostgreSQL answers what a member is from a GIN index. */
enum PostgresJson implements JsonSql {
  SQL;

  private static final String BEGINNING = "left({0} ->> {1}, 200) collate \"C\"";

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
          "jsonb_typeof({0} -> {1}) = 'boolean' and {0} -> {1} = {2}::jsonb",
          object, key, DSL.inline(String.valueOf(member.isTrue())));
    }
    String sign = member.operator().sign();
    return member.isNumber()
        ? DSL.condition(
            "jsonb_typeof({0} -> {1}) = 'number' and {0} -> {1} " + sign + " cast({2} as jsonb)",
            object,
            key,
            member.text())
        : DSL.condition(
            "jsonb_typeof({0} -> {1}) = 'string' and "
                + BEGINNING
                + beginning(member.operator())
                + "left({2}, 200) and ({0} ->> {1}) collate \"C\" "
                + sign
                + " {2}",
            object,
            key,
            member.text());
  }

  /** An index has the beginnings of texts, which are on the same side of each other's. */
  private static String beginning(MetadataFilter.Operator operator) {
    return switch (operator) {
      case EQUAL -> " = ";
      case LESS, LESS_OR_EQUAL -> " <= ";
      case GREATER, GREATER_OR_EQUAL -> " >= ";
    };
  }

  /**
   * One index for texts, which are compared by code points, and one for numbers and booleans.
   * Objects and arrays are in none: they may be longer than an entry.
   */
  @Override
  public List<IndexedMember.Made> indexes(IndexedMember member) {
    Field<String> key = DSL.inline(member.key());
    return List.of(
        made(member, "text", BEGINNING, "= 'string'", key),
        made(member, "value", "({0} -> {1})", "in ('number', 'boolean')", key));
  }

  private static IndexedMember.Made made(
      IndexedMember member, String suffix, String indexed, String types, Field<String> key) {
    String name = member.name() + "_" + suffix;
    return new IndexedMember.Made(
        name,
        DSL.query(
            "create index if not exists {0} on {1} ({2}) where jsonb_typeof({3} -> {4}) " + types,
            DSL.name(name),
            member.table(),
            member.columns(DSL.sql(indexed, member.column(), key)),
            member.column(),
            key));
  }

  @Override
  public Select<Record1<String>> indexNames() {
    return DSL.select(DSL.field("indexname", String.class).as(IndexedMember.NAME))
        .from("pg_indexes")
        .where("schemaname = current_schema()");
  }
}
