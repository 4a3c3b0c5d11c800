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

  @Test
  void noStatementReadsAWholeTableOrSortsIt() throws Exception {
    String url = PostgresServer.shared().newDatabase();
    Storages.open(StorageConfig.of(url)).close();
    for (RenderedSql statement : RatingQuestions.ofCalibration(SQLDialect.POSTGRES)) {
      assertEquals(List.of(), PostgresPlans.costlySteps(url, statement.text()), statement.text());
    }
    assertFalse(
        PostgresPlans.costlySteps(url, "select * from domain_calibration order by score")
            .isEmpty());
  }
}
