package dev.stoa.adapter.jooq.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.sqlite.MigratedFile;
import dev.stoa.adapter.sqlite.SqlitePlans;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** No listing of lessons reads a whole table or sorts it. */
final class SqliteLessonPlansTest {

  @TempDir Path folder;

  @Test
  void everyListingGoesAlongAnIndex() throws Exception {
    String url = MigratedFile.in(folder);
    for (Statement statement : LessonStatements.statements()) {
      assertEquals(List.of(), SqlitePlans.costlySteps(url, statement));
    }
  }

  @Test
  void countsReadATableOnce() throws Exception {
    String url = MigratedFile.in(folder);
    for (Statement statement : LessonStatements.COUNTS) {
      assertEquals(1, SqlitePlans.tablesRead(url, statement).size());
    }
  }

  @Test
  void waitingTextsAreFoundByTheirMark() throws Exception {
    String url = MigratedFile.in(folder);
    for (Statement statement : LessonSql.WAITING.statements()) {
      List<String> steps = SqlitePlans.steps(url, statement);
      assertTrue(
          steps.stream().anyMatch(step -> step.contains("idx_lessons_waiting")), steps::toString);
    }
  }
}
