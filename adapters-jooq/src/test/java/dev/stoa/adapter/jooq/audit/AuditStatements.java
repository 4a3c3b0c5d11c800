package dev.stoa.adapter.jooq.audit;

import dev.stoa.adapter.jooq.rows.Filters;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.domain.audit.AuditFilter;
import java.util.ArrayList;
import java.util.List;

/** What is asked of the log, for either engine to say how it would answer. */
final class AuditStatements {

  private AuditStatements() {}

  static List<Statement> statements() {
    List<Statement> statements = new ArrayList<>(AuditSql.BY_ID.reads());
    statements.addAll(AuditSql.BY_SEQUENCE.reads());
    statements.addAll(AuditSql.RAW_BY_SEQUENCE.reads());
    statements.add(AuditSql.NODES);
    for (AuditFilter filter :
        List.of(
            AuditFilter.ALL,
            AuditFilter.ALL.ofType("t"),
            AuditFilter.ALL.inSession("s"),
            AuditFilter.ALL.inTrace("t"),
            AuditFilter.ALL.ofType("t").inSession("s").inTrace("t"))) {
      statements.add(AuditSql.OLDEST.later(AuditSql.wanted(filter), 1L));
      statements.add(AuditSql.NEWEST.later(AuditSql.wanted(filter), 1L));
    }
    statements.add(JooqCheckpoints.OLDEST.later(Filters.NONE, 1L));
    statements.add(JooqCheckpoints.NEWEST.later(Filters.NONE, 1L));
    return statements;
  }
}
