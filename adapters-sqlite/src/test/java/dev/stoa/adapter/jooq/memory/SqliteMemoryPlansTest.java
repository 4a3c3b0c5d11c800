package dev.stoa.adapter.jooq.memory;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.adapter.jooq.RenderedSql;
import dev.stoa.adapter.jooq.StorageConfig;
import dev.stoa.adapter.jooq.Storages;
import dev.stoa.adapter.sqlite.SqlitePlans;
import java.nio.file.Path;
import java.util.List;
import org.jooq.SQLDialect;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class SqliteMemoryPlansTest {

  private static final RankingSql RANKING = new RankingSql(SQLDialect.SQLITE);

  /** Those over all memories; counts and tallies look at all of them on purpose. */
  private static final List<RenderedSql> QUERIES =
      List.of(
          RANKING.strongest.everywhere(),
          RANKING.strongest.inScope(),
          RANKING.surprising,
          RANKING.stable,
          RANKING.ended.everywhere(),
          RANKING.ended.inScope(),
          RANKING.idle.everywhere(),
          RANKING.idle.inScope(),
          RANKING.leastImportant.everywhere(),
          RANKING.mostImportant.everywhere(),
          RANKING.redLined);

  @TempDir Path folder;

  @Test
  void noRankReadsAWholeTableOrSortsIt() throws Exception {
    String url = "jdbc:sqlite:" + folder.resolve("plans.db");
    Storages.open(StorageConfig.of(url)).close();
    for (RenderedSql query : QUERIES) {
      assertEquals(List.of(), SqlitePlans.costlySteps(url, query.text()), query.text());
    }
  }
}
