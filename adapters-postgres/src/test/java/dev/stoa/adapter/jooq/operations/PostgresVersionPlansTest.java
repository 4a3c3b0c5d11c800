package dev.stoa.adapter.jooq.operations;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.postgres.MigratedDatabase;
import dev.stoa.adapter.postgres.PostgresPlans;
import java.util.List;
import org.junit.jupiter.api.Test;

/** However many versions there are, each statement reads those of a kind, a row or a time. */
final class PostgresVersionPlansTest {

  @Test
  void removalGoesAlongAnIndex() throws Exception {
    String url = MigratedDatabase.unchanged();
    for (Statement statement : VersionStatements.BY_INDEX) {
      assertEquals(List.of(), PostgresPlans.costlySteps(url, statement));
    }
    assertEquals(List.of(), scans(url, JooqVersions.REMOVE_OTHER_KEYS));
  }

  /** A table without an index of its instants is read once for what was added. */
  @Test
  void aDiffReadsVersionsAndRowsByTheirKeys() throws Exception {
    String url = MigratedDatabase.unchanged();
    for (Statement statement : JooqVersions.CHANGES.values()) {
      List<String> scans = scans(url, statement);
      assertTrue(scans.size() <= 1, scans::toString);
      assertTrue(scans.stream().noneMatch(step -> step.contains("versions")), scans::toString);
    }
  }

  @Test
  void aRowAsItWasIsFoundByItsKey() throws Exception {
    String url = MigratedDatabase.unchanged();
    for (Statement statement : VersionStatements.rowsAsOf()) {
      assertEquals(List.of(), PostgresPlans.costlySteps(url, statement));
    }
  }

  private static List<String> scans(String url, Statement statement) throws Exception {
    return PostgresPlans.steps(url, statement).stream()
        .filter(step -> step.contains("Seq Scan"))
        .toList();
  }
}
