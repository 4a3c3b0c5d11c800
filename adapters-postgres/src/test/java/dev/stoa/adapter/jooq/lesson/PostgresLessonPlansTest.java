package dev.stoa.adapter.jooq.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.postgres.MigratedDatabase;
import dev.stoa.adapter.postgres.PostgresPlans;
import java.util.List;
import org.junit.jupiter.api.Test;

/** No listing of lessons reads a whole table or sorts it. */
final class PostgresLessonPlansTest {

  @Test
  void everyListingGoesAlongAnIndex() throws Exception {
    String url = MigratedDatabase.unchanged();
    for (Statement statement : LessonStatements.statements()) {
      assertEquals(List.of(), PostgresPlans.costlySteps(url, statement));
    }
  }

  @Test
  void countsReadATableOnce() throws Exception {
    String url = MigratedDatabase.unchanged();
    for (Statement statement : LessonStatements.COUNTS) {
      assertEquals(1, PostgresPlans.tablesRead(url, statement).size());
    }
  }

  @Test
  void waitingTextsAreFoundByTheirMark() throws Exception {
    String url = MigratedDatabase.unchanged();
    for (Statement statement : LessonSql.WAITING.statements()) {
      List<String> steps = PostgresPlans.steps(url, statement);
      assertTrue(
          steps.stream().anyMatch(step -> step.contains("idx_lessons_waiting")), steps::toString);
    }
  }
}
