package dev.stoa.adapter.jooq.contextbackup;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.adapter.jooq.Statement;
import dev.stoa.adapter.postgres.PostgresPlans;
import dev.stoa.storage.StorageConfig;
import dev.stoa.storage.Storages;
import dev.stoa.testkit.postgres.PostgresServer;
import java.util.List;
import org.junit.jupiter.api.Test;

/** No listing of context backups reads a whole table or sorts it. */
final class PostgresContextBackupPlansTest {

  @Test
  void everyListingGoesAlongAnIndex() throws Exception {
    String url = PostgresServer.shared().newDatabase();
    Storages.open(StorageConfig.of(url)).close();
    for (Statement statement : ContextBackupStatements.statements()) {
      assertEquals(List.of(), PostgresPlans.costlySteps(url, statement));
    }
  }
}
