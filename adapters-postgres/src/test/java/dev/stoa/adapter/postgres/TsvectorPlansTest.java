package dev.stoa.adapter.postgres;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.domain.search.SearchSource;
import java.util.List;
import org.junit.jupiter.api.Test;

final class TsvectorPlansTest {

  @Test
  void wordsAreLookedUpInTheIndex() throws Exception {
    String url = MigratedDatabase.unchanged();
    for (SearchSource source : SearchSource.values()) {
      TsvectorSql sql = TsvectorSql.of(source);
      for (Statement statement :
          List.of(
              sql.holding(2),
              sql.holdingBeginnings(2),
              sql.ranked(2, false),
              sql.ranked(2, true),
              sql.candidates(false, 0),
              sql.candidates(true, 2),
              new FewTextsSql(2, false, false, true).of(source),
              new FewTextsSql(2, true, true, false).of(source))) {
        // What matches is sorted by its score; the totals are one row per stripe.
        List<String> costly =
            PostgresPlans.costlySteps(url, statement).stream()
                .filter(step -> step.contains("Seq Scan") && !step.contains("search_totals_fts"))
                .toList();
        assertEquals(List.of(), costly);
      }
    }
  }
}
