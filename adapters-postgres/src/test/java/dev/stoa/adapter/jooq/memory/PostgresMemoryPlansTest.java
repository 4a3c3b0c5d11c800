package dev.stoa.adapter.jooq.memory;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.adapter.jooq.RenderedSql;
import dev.stoa.adapter.jooq.StorageConfig;
import dev.stoa.adapter.jooq.Storages;
import dev.stoa.adapter.postgres.PostgresPlans;
import dev.stoa.testkit.postgres.PostgresServer;
import java.util.List;
import org.jooq.SQLDialect;
import org.junit.jupiter.api.Test;

final class PostgresMemoryPlansTest {

  private static final RankingSql RANKING = new RankingSql(SQLDialect.POSTGRES);

  /** Those over all memories; counts and tallies look at all of them on purpose. */
  private static final List<RenderedSql> QUERIES =
      List.of(
          RANKING.strongest.everywhere(),
          RANKING.strongest.inScope(),
          RANKING.surprising,
          RANKING.stable,
          RANKING.ended.everywhere(),
          RANKING.idle.everywhere(),
          RANKING.leastImportant.everywhere(),
          RANKING.mostImportant.everywhere(),
          RANKING.redLined);

  /** A scope is small to the planner of an empty table, so sorting is fine; reading all is not. */
  private static final List<RenderedSql> OF_SCOPE =
      List.of(
          RANKING.ended.inScope(),
          RANKING.idle.inScope(),
          RANKING.leastImportant.inScope(),
          RANKING.mostImportant.inScope());

  @Test
  void noRankReadsAWholeTableOrSortsIt() throws Exception {
    String url = PostgresServer.shared().newDatabase();
    Storages.open(StorageConfig.of(url)).close();
    for (RenderedSql query : QUERIES) {
      assertEquals(List.of(), PostgresPlans.costlySteps(url, query.text()), query.text());
    }
    for (RenderedSql query : OF_SCOPE) {
      assertEquals(
          List.of(),
          PostgresPlans.costlySteps(url, query.text()).stream()
              .filter(step -> step.contains("Seq Scan"))
              .toList(),
          query.text());
    }
  }
}
