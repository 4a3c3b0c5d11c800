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

  private final CalibrationSql tallies = new CalibrationSql(SQLDialect.SQLITE);
  private final PredictionSql predictions = new PredictionSql(SQLDialect.SQLITE);

  @TempDir Path folder;

  @Test
  void noStatementReadsAWholeTableOrSortsIt() throws Exception {
    String url = "jdbc:sqlite:" + folder.resolve("plans.db");
    Storages.open(StorageConfig.of(url)).close();
    for (RenderedSql statement :
        List.of(
            tallies.find,
            tallies.disciplines,
            tallies.ranked,
            tallies.buckets,
            predictions.find,
            predictions.page,
            predictions.decide)) {
      assertEquals(List.of(), SqlitePlans.costlySteps(url, statement.text()), statement.text());
    }
    assertFalse(
        SqlitePlans.costlySteps(url, "select * from domain_calibration order by score").isEmpty());
  }
}
