package dev.stoa.adapter.jooq.trust;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.sqlite.MigratedFile;
import dev.stoa.adapter.sqlite.SqlitePlans;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Nothing about origins reads a whole table. */
final class SqliteTrustPlansTest {

  /** What a statement has reached and the levels of it, which are not tables. */
  private static final Set<String> REACHED =
      Set.of(
          "SCAN reached",
          "SCAN given",
          "SCAN levels",
          "SCAN worked_out",
          "USE TEMP B-TREE FOR GROUP BY");

  private static final Set<String> SORTED =
      Set.of(
          "SCAN used",
          "SCAN found",
          "USE TEMP B-TREE FOR ORDER BY",
          "USE TEMP B-TREE FOR LAST TERM OF ORDER BY",
          "USE TEMP B-TREE FOR DISTINCT");

  @TempDir Path folder;

  @Test
  void everyQuestionGoesAlongAnIndex() throws Exception {
    String url = MigratedFile.in(folder);
    for (Statement statement : TrustStatements.statements()) {
      assertEquals(List.of(), SqlitePlans.costlySteps(url, statement));
    }
  }

  @Test
  void derivationsAreFollowedAlongAnIndex() throws Exception {
    String url = MigratedFile.in(folder);
    for (Statement statement : TrustStatements.recursive()) {
      assertEquals(
          List.of(),
          SqlitePlans.costlySteps(url, statement).stream()
              .filter(step -> !REACHED.contains(step))
              .toList());
    }
  }

  @Test
  void pagesOfATraceSortOnlyWhatIsReached() throws Exception {
    String url = MigratedFile.in(folder);
    for (Statement statement : TrustStatements.sorted()) {
      assertEquals(
          List.of(),
          SqlitePlans.costlySteps(url, statement).stream()
              .filter(step -> !REACHED.contains(step) && !SORTED.contains(step))
              .toList());
    }
  }
}
