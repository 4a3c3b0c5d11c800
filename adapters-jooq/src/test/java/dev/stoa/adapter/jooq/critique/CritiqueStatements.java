package dev.stoa.adapter.jooq.critique;

import dev.stoa.adapter.jooq.sql.Statement;
import java.util.List;

/** The queries on tables that grow, for the plans of either engine. */
final class CritiqueStatements {

  static final List<Statement> ALL =
      List.of(
          CritiqueSql.FIND,
          CritiqueSql.JUDGE,
          CritiqueSql.PAGE,
          CritiqueSql.PAGE_OF_DEBATE,
          CritiqueSql.PAGE_OF_AGENT,
          CritiqueSql.PAGE_OF_BOTH,
          PatternSql.FIND,
          PatternSql.DELETE,
          PatternSql.STRONGEST,
          PatternSql.STRONGEST_OF_CATEGORY,
          PatternSql.OLDEST,
          PatternSql.OLDEST_AFTER,
          PatternSql.ARCHIVED,
          ReputationSql.FIND,
          ReputationSql.MOST_ACCEPTED,
          ReputationSql.BEST_CALIBRATED);

  private CritiqueStatements() {}
}
