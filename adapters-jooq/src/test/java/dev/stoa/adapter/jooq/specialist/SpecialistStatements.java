package dev.stoa.adapter.jooq.specialist;

import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.domain.specialist.AssertionFilter.Kind;
import java.util.ArrayList;
import java.util.List;

/** The queries on tables that grow, for the plans of either engine. */
final class SpecialistStatements {

  private SpecialistStatements() {}

  /** Without first pages of all, which read the beginning of an index, and without counts. */
  static List<Statement> statements() {
    List<Statement> all =
        new ArrayList<>(
            List.of(
                PromotionSql.REVERT,
                PromotionSql.PAGE,
                PromotionSql.PAGE_BEFORE,
                PromotionSql.PROMOTED,
                QuerySessionSql.CHANGE,
                QuerySessionSql.FIND,
                QuerySessionSql.PAGE_AFTER,
                RunSql.SETTLE,
                RunSql.FIND,
                RunSql.OF_QUERY,
                RunSql.OF_CONVERSATION,
                RunSql.OF_CONVERSATION_AFTER,
                RunSql.OF_SPECIALIST,
                RunSql.OF_SPECIALIST_AFTER,
                RunSql.CONVERSATION));
    for (Kind kind : Kind.values()) {
      all.add(AssertionSql.page(kind, false));
      all.add(AssertionSql.page(kind, true));
    }
    return all;
  }
}
