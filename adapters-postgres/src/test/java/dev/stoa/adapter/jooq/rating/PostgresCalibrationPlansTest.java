package dev.stoa.adapter.jooq.rating;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.stoa.adapter.jooq.RenderedSql;
import dev.stoa.adapter.jooq.StorageConfig;
import dev.stoa.adapter.jooq.Storages;
import dev.stoa.adapter.postgres.PostgresPlans;
import dev.stoa.testkit.postgres.PostgresServer;
import java.util.List;
import org.jooq.SQLDialect;
import org.junit.jupiter.api.Test;

final class PostgresCalibrationPlansTest {

  private final CalibrationSql tallies = new CalibrationSql(SQLDialect.POSTGRES);
  private final PredictionSql predictions = new PredictionSql(SQLDialect.POSTGRES);

  @Test
  void noStatementReadsAWholeTableOrSortsIt() throws Exception {
    String url = PostgresServer.shared().newDatabase();
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
      assertEquals(List.of(), PostgresPlans.costlySteps(url, statement.text()), statement.text());
    }
    assertFalse(
        PostgresPlans.costlySteps(url, "select * from domain_calibration order by score")
            .isEmpty());
  }
}
