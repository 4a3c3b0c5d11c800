package dev.stoa.adapter.jooq.resilience;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.adapter.jooq.rows.Filters;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.sqlite.MigratedFile;
import dev.stoa.adapter.sqlite.SqlitePlans;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class SqliteBreakerPlansTest {

  @TempDir Path folder;

  @Test
  void noListingReadsAWholeTableOrSortsIt() throws Exception {
    String url = MigratedFile.in(folder);
    for (Statement statement :
        List.of(
            JooqCircuitBreakers.BY_NAME.reads().get(0),
            JooqCircuitBreakers.IN_ORDER.later(Filters.NONE, ""),
            JooqAnsweredRequests.BY_KEY.reads().get(0),
            JooqAnsweredRequests.UNTIL,
            JooqAnsweredRequests.BY_KEY.writes().get(1))) {
      assertEquals(List.of(), SqlitePlans.costlySteps(url, statement));
    }
  }
}
