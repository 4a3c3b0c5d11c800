package dev.stoa.adapter.jooq.resilience;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.postgres.MigratedDatabase;
import dev.stoa.adapter.postgres.PostgresPlans;
import java.util.List;
import org.junit.jupiter.api.Test;

final class PostgresBreakerPlansTest {

  @Test
  void noListingReadsAWholeTableOrSortsIt() throws Exception {
    String url = MigratedDatabase.unchanged();
    for (Statement statement :
        List.of(
            BreakerSql.FIND,
            BreakerSql.PAGE,
            RequestSql.FIND,
            RequestSql.UNTIL,
            RequestSql.DELETE)) {
      assertEquals(List.of(), PostgresPlans.costlySteps(url, statement));
    }
  }
}
