package dev.stoa.adapter.jooq.rating;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.stoa.adapter.jooq.RenderedSql;
import dev.stoa.adapter.jooq.StorageConfig;
import dev.stoa.adapter.jooq.Storages;
import dev.stoa.adapter.postgres.PostgresPlans;
import dev.stoa.testkit.postgres.PostgresServer;
import java.util.List;
import org.jooq.SQLDialect;
import org.junit.jupiter.api.Test;

final class PostgresRatingPlansTest {

  @Test
  void noQuestionReadsAWholeTableOrSortsIt() throws Exception {
    String url = PostgresServer.shared().newDatabase();
    Storages.open(StorageConfig.of(url)).close();
    for (RenderedSql statement : Questions.of(SQLDialect.POSTGRES)) {
      assertEquals(List.of(), PostgresPlans.costlySteps(url, statement.text()), statement.text());
    }
    for (RenderedSql statement : Questions.few(SQLDialect.POSTGRES)) {
      List<String> costly = PostgresPlans.costlySteps(url, statement.text());
      assertFalse(costly.toString().contains("Seq Scan"), statement.text() + costly);
    }
  }
}
