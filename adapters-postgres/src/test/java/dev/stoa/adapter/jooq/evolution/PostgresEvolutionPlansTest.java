package dev.stoa.adapter.jooq.evolution;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.postgres.MigratedDatabase;
import dev.stoa.adapter.postgres.PostgresPlans;
import java.util.List;
import org.junit.jupiter.api.Test;

/** No question about evolution reads a whole table or sorts it. */
final class PostgresEvolutionPlansTest {

  @Test
  void everyQuestionIsAnsweredByAnIndex() throws Exception {
    String url = MigratedDatabase.unchanged();
    for (Statement statement : EvolutionStatements.statements()) {
      assertEquals(List.of(), PostgresPlans.costlySteps(url, statement));
    }
  }
}
