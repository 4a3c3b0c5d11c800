package dev.stoa.adapter.jooq.debate;

import dev.stoa.adapter.jooq.sql.Binds;
import dev.stoa.adapter.jooq.sql.Dialect;
import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.domain.debate.JsonMember;
import dev.stoa.schema.Json;
import java.sql.SQLException;
import org.jooq.Condition;
import org.jooq.Field;
import org.jooq.Param;
import org.jooq.SQLDialect;
import org.jooq.impl.DSL;

/**
 * Whether a JSON column has a member, or an array has an object with it.
 *
 * <p>PostgreSQL answers from a GIN index; SQLite, which has none, looks into each value. Keys and
 * values are always bound.
 */
final class JsonContainment {

  private static final Param<String> PATTERN = Params.named("member_pattern", String.class);
  private static final Param<String> KEY = Params.named("member_key", String.class);
  private static final Param<String> KIND = Params.named("member_kind", String.class);
  private static final Param<String> VALUE = Params.named("member_value", String.class);

  private static final String SAME_VALUE =
      """
      member.key = {1} and (
        ({2} = 'text' and member.type = 'text' and member.atom = {3})
        or ({2} = 'number' and member.type in ('integer', 'real')
          and member.atom = cast({3} as real))
        or ({2} not in ('text', 'number') and member.type = {2}))
      """;

  private final Field<Json> column;
  private final boolean array;

  private JsonContainment(Field<Json> column, boolean array) {
    this.column = column;
    this.array = array;
  }

  static JsonContainment inObject(Field<Json> column) {
    return new JsonContainment(column, false);
  }

  static JsonContainment inArray(Field<Json> column) {
    return new JsonContainment(column, true);
  }

  /** Arrays without items and objects without members are left out, as in the partial indexes. */
  Condition condition(Dialect dialect) {
    Condition contains =
        dialect.sql() == SQLDialect.SQLITE
            ? DSL.condition(sqlite(), column, KEY, KIND, VALUE)
            : DSL.condition("{0} @> cast({1} as jsonb)", column, PATTERN);
    return contains.and(array ? notEmpty(column) : DSL.condition("{0} <> '{}'", column));
  }

  /**
   * The id to order by: on PostgreSQL an expression, because it would walk along the primary key in
   * the hope to meet a match soon.
   */
  static Field<String> id(Field<String> id, Dialect dialect) {
    return dialect.sql() == SQLDialect.SQLITE ? id : DSL.concat(id, DSL.inline(""));
  }

  /** Whether an array has items. */
  static Condition notEmpty(Field<Json> column) {
    return DSL.condition("{0} <> '[]'", column);
  }

  Binds bind(Binds binds, Dialect dialect, JsonMember member) throws SQLException {
    return dialect.sql() == SQLDialect.SQLITE
        ? binds.set(KEY, member.key()).set(KIND, member.kind()).set(VALUE, member.plain())
        : binds.set(PATTERN, (array ? member.array() : member.object()).text());
  }

  private String sqlite() {
    return array
        ? "exists (select 1 from json_each({0}) as item, json_each(case item.type when 'object'"
            + " then item.value else '{}' end) as member where "
            + SAME_VALUE
            + ")"
        : "exists (select 1 from json_each({0}) as member where " + SAME_VALUE + ")";
  }
}
