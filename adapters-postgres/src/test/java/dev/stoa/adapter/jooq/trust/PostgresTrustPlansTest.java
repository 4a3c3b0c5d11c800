package dev.stoa.adapter.jooq.trust;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.postgres.MigratedDatabase;
import dev.stoa.adapter.postgres.PostgresPlans;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Nothing about origins reads a whole table. */
final class PostgresTrustPlansTest {

  @Test
  void everyQuestionGoesAlongAnIndex() throws Exception {
    String url = MigratedDatabase.unchanged();
    for (Statement statement : TrustStatements.statements()) {
      assertEquals(List.of(), PostgresPlans.costlySteps(url, statement));
    }
  }

  @Test
  void derivationsAreFollowedAlongAnIndex() throws Exception {
    String url = MigratedDatabase.unchanged();
    for (Statement statement : TrustStatements.recursive()) {
      assertEquals(List.of(), PostgresPlans.costlySteps(url, statement));
    }
  }

  @Test
  void pagesOfATraceSortOnlyWhatIsReached() throws Exception {
    String url = MigratedDatabase.unchanged();
    for (Statement statement : TrustStatements.sorted()) {
      assertEquals(
          List.of(),
          PostgresPlans.costlySteps(url, statement).stream()
              .filter(step -> step.contains("Seq Scan"))
              .toList());
    }
  }
}
