package dev.stoa.adapter.jooq.channel;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.adapter.jooq.Statement;
import dev.stoa.adapter.postgres.PostgresPlans;
import dev.stoa.storage.StorageConfig;
import dev.stoa.storage.Storages;
import dev.stoa.testkit.postgres.PostgresServer;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * No statement of channels reads rows it does not want, or sorts what an index could give in order.
 */
final class PostgresChannelPlansTest {

  @Test
  void noStatementReadsAWholeTableOrSortsIt() throws Exception {
    String url = PostgresServer.shared().newDatabase();
    Storages.open(StorageConfig.of(url)).close();
    for (Statement statement : ChannelStatements.ALL) {
      assertEquals(List.of(), PostgresPlans.costlySteps(url, statement));
    }
  }
}
