package dev.stoa.adapter.jooq.learning;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.postgres.MigratedDatabase;
import dev.stoa.adapter.postgres.PostgresPlans;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Nothing about what was learned reads a whole table. */
final class PostgresLearningPlansTest {

  @Test
  void everyQuestionGoesAlongAnIndex() throws Exception {
    String url = MigratedDatabase.unchanged();
    for (Statement statement : LearningStatements.statements()) {
      assertEquals(List.of(), PostgresPlans.costlySteps(url, statement));
    }
  }
}
