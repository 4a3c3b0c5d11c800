package dev.stoa.adapter.jooq.audit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.sqlite.MigratedFile;
import dev.stoa.adapter.sqlite.SqlitePlans;
import dev.stoa.domain.audit.AuditFilter;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class SqliteAuditPlansTest {

  @TempDir Path folder;
  private String url;

  @BeforeEach
  void migrate() {
    url = MigratedFile.in(folder);
  }

  @Test
  void noStatementReadsTheWholeLogOrSortsIt() throws Exception {
    for (Statement statement :
        List.of(
            AuditSql.BY_ID,
            AuditSql.BY_IDS,
            AuditSql.BY_SEQUENCE,
            AuditSql.NODES,
            AuditSql.page(AuditFilter.ALL),
            AuditSql.page(AuditFilter.ALL.ofType("t")),
            AuditSql.page(AuditFilter.ALL.inSession("s")),
            AuditSql.page(AuditFilter.ALL.inTrace("t")),
            AuditSql.page(AuditFilter.ALL.ofType("t").inSession("s").inTrace("t")),
            AuditSql.newest(AuditFilter.ALL),
            AuditSql.newest(AuditFilter.ALL.ofType("t")),
            AuditSql.newest(AuditFilter.ALL.inSession("s")),
            AuditSql.newest(AuditFilter.ALL.inTrace("t")),
            JooqCheckpoints.NEWEST,
            JooqCheckpoints.PAGE)) {
      assertEquals(List.of(), SqlitePlans.costlySteps(url, statement));
    }
  }

  @Test
  void theEndsAndTheWholeLogAreReadInTheOrderOfTheTable() throws Exception {
    for (Statement statement : List.of(AuditSql.HEAD, AuditSql.ALL, AuditSql.SEQUENCE_OF)) {
      assertEquals(
          List.of("SCAN audit_log"),
          SqlitePlans.costlySteps(url, statement),
          "along the table, without a sort");
    }
    assertEquals(
        List.of("SCAN audit_checkpoints"), SqlitePlans.costlySteps(url, JooqCheckpoints.LATEST));
    assertFalse(SqlitePlans.costlySteps(url, "select * from audit_log order by field").isEmpty());
  }
}
