package dev.stoa.adapter.jooq.search;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.postgres.MigratedDatabase;
import dev.stoa.adapter.postgres.PostgresPlans;
import java.util.List;
import org.junit.jupiter.api.Test;

final class PostgresIndexPlansTest {

  @Test
  void noStatementReadsAWholeTableOrSortsIt() throws Exception {
    String url = MigratedDatabase.unchanged();
    for (Statement statement : SearchStatements.statements()) {
      assertEquals(List.of(), PostgresPlans.costlySteps(url, statement));
    }
  }
}
