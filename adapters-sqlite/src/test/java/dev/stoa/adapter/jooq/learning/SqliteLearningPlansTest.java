package dev.stoa.adapter.jooq.learning;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.sqlite.MigratedFile;
import dev.stoa.adapter.sqlite.SqlitePlans;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Nothing about what was learned reads a whole table. */
final class SqliteLearningPlansTest {

  @TempDir Path folder;

  @Test
  void everyQuestionGoesAlongAnIndex() throws Exception {
    String url = MigratedFile.in(folder);
    for (Statement statement : LearningStatements.statements()) {
      assertEquals(List.of(), SqlitePlans.costlySteps(url, statement));
    }
  }
}
