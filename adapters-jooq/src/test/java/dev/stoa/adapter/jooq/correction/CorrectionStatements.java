package dev.stoa.adapter.jooq.correction;

import dev.stoa.adapter.jooq.sql.Statement;
import java.util.List;

/** The queries on tables that grow, for the plans of either engine. */
final class CorrectionStatements {

  private CorrectionStatements() {}

  /** Without first pages of all, which read the beginning of an index, and without the export. */
  static List<Statement> statements() {
    return List.of(
        CorrectionSql.CHANGE,
        CorrectionSql.REFRESH,
        CorrectionSql.FIND,
        CorrectionSql.HOLDING,
        CorrectionSql.REPLACED_BY,
        CorrectionSql.BY_ID,
        CorrectionSql.HOLDING_BY_ID,
        CorrectionSql.DELETE,
        CorrectionSql.PROJECT,
        CorrectionSql.CONVERSATION,
        CorrectionSql.page(true, true, false),
        CorrectionSql.page(true, true, true),
        CorrectionSql.page(true, false, false),
        CorrectionSql.page(true, false, true),
        CorrectionSql.page(false, true, true),
        CorrectionSql.page(false, false, true));
  }
}
