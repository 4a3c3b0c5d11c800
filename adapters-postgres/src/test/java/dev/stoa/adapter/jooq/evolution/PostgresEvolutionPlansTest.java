package dev.stoa.adapter.jooq.evolution;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.adapter.jooq.Statement;
import dev.stoa.adapter.postgres.PostgresPlans;
import dev.stoa.storage.StorageConfig;
import dev.stoa.storage.Storages;
import dev.stoa.testkit.postgres.PostgresServer;
import java.util.List;
import org.junit.jupiter.api.Test;

/** No question about evolution reads a whole table or sorts it. */
final class PostgresEvolutionPlansTest {

  @Test
  void everyQuestionIsAnsweredByAnIndex() throws Exception {
    String url = PostgresServer.shared().newDatabase();
    Storages.open(StorageConfig.of(url)).close();
    for (Statement statement : EvolutionStatements.statements()) {
      assertEquals(List.of(), PostgresPlans.costlySteps(url, statement));
    }
  }
}
