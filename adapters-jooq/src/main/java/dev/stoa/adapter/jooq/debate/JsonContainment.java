package dev.stoa.adapter.jooq.debate;

import dev.stoa.adapter.jooq.rows.Filter;
import dev.stoa.adapter.jooq.rows.Order;
import dev.stoa.adapter.jooq.sql.Binds;
import dev.stoa.adapter.jooq.sql.ByDialect;
import dev.stoa.adapter.jooq.sql.MemberParams;
import dev.stoa.domain.debate.JsonMember;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.schema.Json;
import java.sql.SQLException;
import org.jooq.Condition;
import org.jooq.Field;
import org.jooq.impl.DSL;

/**
 * Whether a JSON column has a member, or an array has an object with it.
 *
 * <p>PostgreSQL answers from a GIN index; SQLite, which has none, looks into each value. Keys and
 * values are always bound. Arrays without items and objects without members are left out, as in the
 * partial indexes.
 */
final class JsonContainment {

  private JsonContainment() {}

  static Filter<JsonMember> inObject(Field<Json> column) {
    return Filter.of(
        ByDialect.condition(dialect -> dialect.json().hasMember(column, MemberParams.ONE))
            .and(DSL.condition("{0} <> '{}'", column)),
        (binds, member) -> bind(binds, member, member.object()));
  }

  static Filter<JsonMember> inArray(Field<Json> column) {
    return Filter.of(
        ByDialect.condition(dialect -> dialect.json().hasObjectWith(column, MemberParams.ONE))
            .and(notEmpty(column)),
        (binds, member) -> bind(binds, member, member.array()));
  }

  /** The order of what is found, which goes along no index of its own. */
  static Order<String> by(Field<String> id) {
    return Order.ascending(
        ByDialect.field(id, dialect -> dialect.withoutIndex(id)), position -> position);
  }

  /** Whether an array has items. */
  static Condition notEmpty(Field<Json> column) {
    return DSL.condition("{0} <> '[]'", column);
  }

  private static void bind(Binds binds, JsonMember member, CanonicalJson pattern)
      throws SQLException {
    binds
        .setIfUsed(MemberParams.ONE.pattern(), pattern.text())
        .setIfUsed(MemberParams.ONE.key(), member.key())
        .setIfUsed(MemberParams.ONE.kind(), member.kind())
        .setIfUsed(MemberParams.ONE.value(), member.plain());
  }
}
