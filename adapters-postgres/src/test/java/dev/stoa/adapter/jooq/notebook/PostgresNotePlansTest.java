package dev.stoa.adapter.jooq.notebook;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.adapter.jooq.RenderedSql;
import dev.stoa.adapter.jooq.StorageConfig;
import dev.stoa.adapter.jooq.Storages;
import dev.stoa.adapter.postgres.PostgresPlans;
import dev.stoa.testkit.postgres.PostgresServer;
import java.util.List;
import org.jooq.Query;
import org.jooq.SQLDialect;
import org.junit.jupiter.api.Test;

/** No listing of notes reads a whole table or sorts it. */
final class PostgresNotePlansTest {

  @Test
  void everyListingGoesAlongAnIndex() throws Exception {
    String url = PostgresServer.shared().newDatabase();
    Storages.open(StorageConfig.of(url)).close();
    for (Query query : NoteQuestions.queries()) {
      String sql = RenderedSql.of(SQLDialect.POSTGRES, query).text();
      List<String> costly = PostgresPlans.costlySteps(url, sql);
      assertEquals(List.of(), costly, sql);
    }
  }
}
