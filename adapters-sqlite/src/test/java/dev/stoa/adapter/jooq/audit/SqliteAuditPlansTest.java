package dev.stoa.adapter.jooq.audit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.sqlite.MigratedFile;
import dev.stoa.adapter.sqlite.SqlitePlans;
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
    for (Statement statement : AuditStatements.statements()) {
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
