package dev.stoa.adapter.jooq.rating;

import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.stoa.adapter.jooq.RenderedSql;
import dev.stoa.adapter.jooq.StorageConfig;
import dev.stoa.adapter.jooq.Storages;
import dev.stoa.adapter.postgres.PostgresPlans;
import dev.stoa.testkit.postgres.PostgresServer;
import java.util.ArrayList;
import java.util.List;
import org.jooq.SQLDialect;
import org.junit.jupiter.api.Test;

final class PostgresRatingPlansTest {

  @Test
  void everyQuestionFindsItsRowsByAnIndex() throws Exception {
    String url = PostgresServer.shared().newDatabase();
    Storages.open(StorageConfig.of(url)).close();
    List<RenderedSql> questions = new ArrayList<>(Questions.of(SQLDialect.POSTGRES));
    questions.addAll(Questions.few(SQLDialect.POSTGRES));
    for (RenderedSql statement : questions) {
      // An empty table's few rows are sorted gladly; that no sort is needed shows on SQLite.
      List<String> costly = PostgresPlans.costlySteps(url, statement.text());
      assertFalse(costly.toString().contains("Seq Scan"), statement.text() + costly);
    }
  }
}
