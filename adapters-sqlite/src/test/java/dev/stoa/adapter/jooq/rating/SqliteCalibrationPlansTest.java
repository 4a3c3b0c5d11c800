package dev.stoa.adapter.jooq.rating;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.stoa.adapter.jooq.RenderedSql;
import dev.stoa.adapter.jooq.StorageConfig;
import dev.stoa.adapter.jooq.Storages;
import dev.stoa.adapter.sqlite.SqlitePlans;
import java.nio.file.Path;
import java.util.List;
import org.jooq.SQLDialect;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class SqliteCalibrationPlansTest {

  @TempDir Path folder;

  @Test
  void noStatementReadsAWholeTableOrSortsIt() throws Exception {
    String url = "jdbc:sqlite:" + folder.resolve("plans.db");
    Storages.open(StorageConfig.of(url)).close();
    for (RenderedSql statement : RatingQuestions.ofCalibration(SQLDialect.SQLITE)) {
      assertEquals(List.of(), SqlitePlans.costlySteps(url, statement.text()), statement.text());
    }
    assertFalse(
        SqlitePlans.costlySteps(url, "select * from domain_calibration order by score").isEmpty());
  }
}
