package dev.stoa.adapter.jooq.resilience;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.adapter.jooq.rows.Filters;
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
            JooqCircuitBreakers.BY_NAME.reads().get(0),
            JooqCircuitBreakers.IN_ORDER.later(Filters.NONE, ""),
            JooqAnsweredRequests.BY_KEY.reads().get(0),
            JooqAnsweredRequests.UNTIL,
            JooqAnsweredRequests.BY_KEY.writes().get(1))) {
      assertEquals(List.of(), PostgresPlans.costlySteps(url, statement));
    }
  }
}
