package dev.stoa.adapter.jooq.trust;

import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.domain.trust.ItemKind;
import io.vavr.collection.Vector;
import java.util.List;

/** The queries on tables that grow, for the plans of either engine. */
final class TrustStatements {

  private TrustStatements() {}

  static List<Statement> statements() {
    return Vector.of(
            JooqOrigins.ROWS.statements().get(0),
            JooqOrigins.BY_ITEM.reads().get(0),
            JooqOrigins.BY_ITEM.reads().get(1),
            OriginSql.PARENTS,
            OriginSql.LAST_SPAWN,
            OriginSql.WITHDRAWN,
            OriginSql.CITING,
            OriginSql.APPLYING,
            OriginSql.ROOT.list,
            OriginSql.ROOT.mark,
            OriginSql.OF_PRINCIPAL.mark,
            OriginSql.OF_PRINCIPAL_SINCE.mark,
            OriginSql.SINCE_THEN.mark)
        .appendAll(Vector.of(ItemKind.values()).flatMap(StoredItems::of))
        .asJava();
  }

  /** Those that follow derivations, which also read what they have reached. */
  static List<Statement> recursive() {
    return List.of(
        OriginSql.ANCESTRY, OriginSql.DESCENT, OriginSql.WITH_DESCENDANTS, OriginSql.ROOT.withdraw);
  }
}
