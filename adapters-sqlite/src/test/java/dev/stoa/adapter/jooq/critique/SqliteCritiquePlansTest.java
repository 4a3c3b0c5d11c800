package dev.stoa.adapter.jooq.critique;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.adapter.jooq.RenderedSql;
import dev.stoa.adapter.jooq.StorageConfig;
import dev.stoa.adapter.jooq.Storages;
import dev.stoa.adapter.sqlite.SqlitePlans;
import java.nio.file.Path;
import java.util.List;
import org.jooq.Query;
import org.jooq.SQLDialect;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class SqliteCritiquePlansTest {

  @TempDir Path folder;

  @Test
  void noListingReadsAWholeTableOrSortsIt() throws Exception {
    String url = "jdbc:sqlite:" + folder.resolve("plans.db");
    Storages.open(StorageConfig.of(url)).close();
    for (Query query : CritiqueQuestions.LISTINGS) {
      String sql = RenderedSql.of(SQLDialect.SQLITE, query).text();
      assertEquals(List.of(), SqlitePlans.costlySteps(url, sql), sql);
    }
  }
}
