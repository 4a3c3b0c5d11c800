package dev.stoa.adapter.jooq.audit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.stoa.adapter.jooq.RenderedSql;
import dev.stoa.adapter.jooq.StorageConfig;
import dev.stoa.adapter.jooq.Storages;
import dev.stoa.adapter.postgres.PostgresPlans;
import dev.stoa.domain.audit.AuditFilter;
import dev.stoa.testkit.postgres.PostgresServer;
import java.util.List;
import org.jooq.SQLDialect;
import org.junit.jupiter.api.Test;

final class PostgresAuditPlansTest {

  private final AuditSql sql = new AuditSql(SQLDialect.POSTGRES);

  @Test
  void noStatementReadsTheWholeLogOrSortsIt() throws Exception {
    String url = PostgresServer.shared().newDatabase();
    Storages.open(StorageConfig.of(url)).close();
    for (RenderedSql statement :
        List.of(
            sql.head,
            sql.byId,
            sql.bySequence,
            sql.nodes(8),
            sql.all,
            sql.page(AuditFilter.ALL),
            sql.page(AuditFilter.ALL.ofType("t")),
            sql.page(AuditFilter.ALL.inSession("s")),
            sql.page(AuditFilter.ALL.inTrace("t")))) {
      assertEquals(List.of(), PostgresPlans.costlySteps(url, statement.text()), statement.text());
    }
    assertFalse(PostgresPlans.costlySteps(url, "select * from audit_log order by field").isEmpty());
  }
}
