package dev.stoa.adapter.jooq.audit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.stoa.adapter.jooq.RenderedSql;
import dev.stoa.adapter.jooq.StorageConfig;
import dev.stoa.adapter.jooq.Storages;
import dev.stoa.adapter.sqlite.SqlitePlans;
import dev.stoa.domain.audit.AuditFilter;
import java.nio.file.Path;
import java.util.List;
import org.jooq.SQLDialect;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class SqliteAuditPlansTest {

  private final AuditSql sql = new AuditSql(SQLDialect.SQLITE);

  @TempDir Path folder;

  @BeforeEach
  void migrate() {
    Storages.open(StorageConfig.of(url())).close();
  }

  @Test
  void noStatementReadsTheWholeLogOrSortsIt() throws Exception {
    for (RenderedSql statement :
        List.of(
            sql.byId,
            sql.bySequence,
            sql.sequenceOf,
            sql.nodes(8),
            sql.page(AuditFilter.ALL),
            sql.page(AuditFilter.ALL.ofType("t")),
            sql.page(AuditFilter.ALL.inSession("s")),
            sql.page(AuditFilter.ALL.inTrace("t")),
            sql.page(AuditFilter.ALL.ofType("t").inSession("s").inTrace("t")))) {
      assertEquals(List.of(), SqlitePlans.costlySteps(url(), statement.text()), statement.text());
    }
  }

  @Test
  void theWholeLogIsReadInItsOwnOrder() throws Exception {
    assertEquals(
        List.of("SCAN audit_log"),
        SqlitePlans.costlySteps(url(), sql.all.text()),
        "along the table, without a sort");
    assertFalse(SqlitePlans.costlySteps(url(), "select * from audit_log order by field").isEmpty());
  }

  private String url() {
    return "jdbc:sqlite:" + folder.resolve("plans.db");
  }
}
