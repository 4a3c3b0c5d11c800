package dev.stoa.adapter.jooq.channel;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.postgres.MigratedDatabase;
import dev.stoa.adapter.postgres.PostgresPlans;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * No statement of channels reads rows it does not want, or sorts what an index could give in order.
 */
final class PostgresChannelPlansTest {

  @Test
  void noStatementReadsAWholeTableOrSortsIt() throws Exception {
    String url = MigratedDatabase.unchanged();
    for (Statement statement : ChannelStatements.ALL) {
      assertEquals(List.of(), PostgresPlans.costlySteps(url, statement));
    }
  }
}
