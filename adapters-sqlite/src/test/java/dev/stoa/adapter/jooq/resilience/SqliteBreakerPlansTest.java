package dev.stoa.adapter.jooq.resilience;

import static org.junit.jupiter.api.Assertions.assertEquals;

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
            BreakerSql.FIND,
            BreakerSql.PAGE,
            RequestSql.FIND,
            RequestSql.UNTIL,
            RequestSql.DELETE)) {
      assertEquals(List.of(), SqlitePlans.costlySteps(url, statement));
    }
  }
}
