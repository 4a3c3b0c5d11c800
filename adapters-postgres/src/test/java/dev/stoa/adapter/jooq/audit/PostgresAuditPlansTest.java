package dev.stoa.adapter.jooq.audit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.postgres.MigratedDatabase;
import dev.stoa.adapter.postgres.PostgresPlans;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

final class PostgresAuditPlansTest {

  @Test
  void noStatementReadsTheWholeLogOrSortsIt() throws Exception {
    String url = MigratedDatabase.unchanged();
    List<Statement> statements = new ArrayList<>(AuditStatements.statements());
    statements.addAll(List.of(AuditSql.HEAD, AuditSql.ALL, JooqCheckpoints.LATEST));
    for (Statement statement : statements) {
      assertEquals(List.of(), PostgresPlans.costlySteps(url, statement));
    }
    assertFalse(PostgresPlans.costlySteps(url, "select * from audit_log order by field").isEmpty());
  }
}
