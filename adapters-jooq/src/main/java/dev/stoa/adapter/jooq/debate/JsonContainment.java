package dev.stoa.adapter.jooq.debate;

import dev.stoa.adapter.jooq.sql.Binds;
import dev.stoa.adapter.jooq.sql.Dialect;
import dev.stoa.adapter.jooq.sql.MemberParams;
import dev.stoa.domain.debate.JsonMember;
import dev.stoa.schema.Json;
import java.sql.SQLException;
import org.jooq.Condition;
import org.jooq.Field;
import org.jooq.impl.DSL;

/**
 * Whether a JSON column has a member, or an array has an object with it.
 *
 * <p>PostgreSQL answers from a GIN index; SQLite, which has none, looks into each value. Keys and
 * values are always bound.
 */
final class JsonContainment {

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
    return array
        ? dialect.json().hasObjectWith(column, MemberParams.ONE).and(notEmpty(column))
        : dialect
            .json()
            .hasMember(column, MemberParams.ONE)
            .and(DSL.condition("{0} <> '{}'", column));
  }

  /** Whether an array has items. */
  static Condition notEmpty(Field<Json> column) {
    return DSL.condition("{0} <> '[]'", column);
  }

  Binds bind(Binds binds, JsonMember member) throws SQLException {
    return binds
        .setIfUsed(MemberParams.ONE.pattern(), (array ? member.array() : member.object()).text())
        .setIfUsed(MemberParams.ONE.key(), member.key())
        .setIfUsed(MemberParams.ONE.kind(), member.kind())
        .setIfUsed(MemberParams.ONE.value(), member.plain());
  }
}
