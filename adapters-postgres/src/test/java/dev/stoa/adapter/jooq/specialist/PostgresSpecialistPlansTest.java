package dev.stoa.adapter.jooq.specialist;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.postgres.MigratedDatabase;
import dev.stoa.adapter.postgres.PostgresPlans;
import java.util.List;
import org.junit.jupiter.api.Test;

/** No listing of specialists reads a whole table or sorts it. */
final class PostgresSpecialistPlansTest {

  @Test
  void everyListingGoesAlongAnIndex() throws Exception {
    String url = MigratedDatabase.unchanged();
    for (Statement statement : SpecialistStatements.statements()) {
      assertEquals(List.of(), PostgresPlans.costlySteps(url, statement));
    }
  }
}
