package dev.stoa.adapter.jooq.audit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.postgres.MigratedDatabase;
import dev.stoa.adapter.postgres.PostgresPlans;
import dev.stoa.domain.audit.AuditFilter;
import java.util.List;
import org.junit.jupiter.api.Test;

final class PostgresAuditPlansTest {

  @Test
  void noStatementReadsTheWholeLogOrSortsIt() throws Exception {
    String url = MigratedDatabase.unchanged();
    for (Statement statement :
        List.of(
            AuditSql.HEAD,
            AuditSql.BY_ID,
            AuditSql.BY_IDS,
            AuditSql.BY_SEQUENCE,
            AuditSql.NODES,
            AuditSql.ALL,
            AuditSql.page(AuditFilter.ALL),
            AuditSql.page(AuditFilter.ALL.ofType("t")),
            AuditSql.page(AuditFilter.ALL.inSession("s")),
            AuditSql.page(AuditFilter.ALL.inTrace("t")),
            JooqCheckpoints.LATEST,
            AuditSql.newest(AuditFilter.ALL),
            AuditSql.newest(AuditFilter.ALL.ofType("t")),
            AuditSql.newest(AuditFilter.ALL.inSession("s")),
            AuditSql.newest(AuditFilter.ALL.inTrace("t")),
            JooqCheckpoints.NEWEST,
            JooqCheckpoints.PAGE)) {
      assertEquals(List.of(), PostgresPlans.costlySteps(url, statement));
    }
    assertFalse(PostgresPlans.costlySteps(url, "select * from audit_log order by field").isEmpty());
  }
}
