package dev.stoa.adapter.jooq.rating;

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

final class SqliteRatingPlansTest {

  @TempDir Path folder;

  @Test
  void noQuestionReadsAWholeTableOrSortsIt() throws Exception {
    String url = "jdbc:sqlite:" + folder.resolve("plans.db");
    Storages.open(StorageConfig.of(url)).close();
    for (RenderedSql statement : RatingQuestions.listings(SQLDialect.SQLITE)) {
      assertEquals(List.of(), SqlitePlans.costlySteps(url, statement.text()), statement.text());
    }
    assertEquals(
        List.of("SCAN ratings USING INDEX idx_ratings_elo"),
        SqlitePlans.costlySteps(url, RatingQuestions.leaderboard(SQLDialect.SQLITE).text()));
    for (RenderedSql statement : RatingQuestions.lookups(SQLDialect.SQLITE)) {
      assertEquals(List.of(), SqlitePlans.costlySteps(url, statement.text()), statement.text());
    }
  }
}
