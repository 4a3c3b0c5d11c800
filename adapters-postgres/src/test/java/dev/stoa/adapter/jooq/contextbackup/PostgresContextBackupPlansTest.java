package dev.stoa.adapter.jooq.contextbackup;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.postgres.MigratedDatabase;
import dev.stoa.adapter.postgres.PostgresPlans;
import java.util.List;
import org.junit.jupiter.api.Test;

/** No listing of context backups reads a whole table or sorts it. */
final class PostgresContextBackupPlansTest {

  @Test
  void everyListingGoesAlongAnIndex() throws Exception {
    String url = MigratedDatabase.unchanged();
    for (Statement statement : ContextBackupStatements.statements()) {
      assertEquals(List.of(), PostgresPlans.costlySteps(url, statement));
    }
  }

  @Test
  void conversationsAreCountedInOnePass() throws Exception {
    List<String> steps = PostgresPlans.tablesRead(MigratedDatabase.unchanged(), CoverageSql.COUNT);
    assertEquals(
        1,
        steps.stream().filter(step -> step.contains(" on conversations")).count(),
        steps::toString);
  }
}
