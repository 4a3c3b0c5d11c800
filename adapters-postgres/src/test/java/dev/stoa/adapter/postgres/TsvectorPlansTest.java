package dev.stoa.adapter.postgres;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.adapter.jooq.StorageConfig;
import dev.stoa.adapter.jooq.Storages;
import dev.stoa.domain.search.SearchSource;
import dev.stoa.testkit.postgres.PostgresServer;
import java.util.List;
import org.junit.jupiter.api.Test;

final class TsvectorPlansTest {

  @Test
  void wordsAreLookedUpInTheIndex() throws Exception {
    String url = PostgresServer.shared().newDatabase();
    Storages.open(StorageConfig.of(url)).close();
    for (SearchSource source : SearchSource.values()) {
      for (String statement :
          List.of(
              AskedWords.sql(source),
              TsvectorSql.ranked(source, 2, false),
              TsvectorSql.ranked(source, 2, true),
              TsvectorSql.holding(source),
              TsvectorSql.candidates(source, true),
              TsvectorSql.places(source))) {
        // What matches is sorted by its score; the totals are one row per stripe.
        List<String> costly =
            PostgresPlans.costlySteps(url, statement).stream()
                .filter(step -> step.contains("Seq Scan") && !step.contains("_totals_fts"))
                .toList();
        assertEquals(List.of(), costly, statement);
      }
    }
  }
}
