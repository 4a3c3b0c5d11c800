package dev.stoa.adapter.jooq.trust;

import dev.stoa.adapter.jooq.rows.Filters;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.domain.trust.ItemKind;
import dev.stoa.domain.trust.ItemRef;
import dev.stoa.domain.trust.Suspects;
import io.vavr.collection.Vector;
import java.time.Instant;
import java.util.List;

/** The queries on tables that grow, for the plans of either engine. */
final class TrustStatements {

  private static final ItemRef ONE = ItemKind.MEMORY.ref("m");

  private TrustStatements() {}

  static List<Statement> statements() {
    return Vector.of(
            JooqOrigins.ROWS.statements().get(0),
            JooqOrigins.BY_ITEM.reads().get(0),
            JooqOrigins.BY_ITEM.reads().get(1),
            OriginSql.PARENTS,
            OriginSql.WITHDRAWN,
            OriginSql.LAST_SPAWN,
            OriginSql.JOIN_FAMILY,
            OriginSql.PROFILES,
            OriginSql.VERDICT,
            OriginSql.VOTERS,
            JooqCorroborations.OF_ITEM.reads().get(0),
            JooqCorroborations.BY_PRINCIPAL.reads().get(0),
            JooqReadings.READERS_BY_NAME.later(
                Filters.NONE.and(JooqReadings.SHOWN, ONE.text()), "p"),
            OriginSql.COUNTING,
            JooqCorroborations.FAMILY.reads().get(0),
            OriginSql.FORGET_READERS,
            QuarantineSql.MARK,
            QuarantineSql.UNMARK,
            QuarantineSql.RELEASE,
            JooqQuarantines.BY_ID.reads().get(0),
            QuarantineSql.naming(Suspects.root(ONE)))
        .appendAll(Vector.of(ItemKind.values()).flatMap(StoredItems::of))
        .asJava();
  }

  /** Those that follow derivations, which also read what they have reached. */
  static List<Statement> recursive() {
    return List.of(
        OriginSql.ANCESTORS,
        OriginSql.ANCESTRY,
        OriginSql.DESCENT,
        OriginSql.RETRUST,
        TraceSql.COUNT_ABOVE,
        TraceSql.COUNT_BELOW,
        QuarantineSql.naming(Suspects.root(ONE).by("p").from(Instant.EPOCH)),
        QuarantineSql.RETRUST,
        QuarantineSql.WITHDRAW);
  }

  /** Those that put what they have reached in order. */
  static List<Statement> sorted() {
    return Vector.ofAll(TraceSql.PAGES.values())
        .append(TraceSql.COUNT_TRUSTED)
        .appendAll(QuarantineSql.SUPERSEDING.values())
        .appendAll(OriginSql.SUPERSEDING.values())
        .asJava();
  }
}
