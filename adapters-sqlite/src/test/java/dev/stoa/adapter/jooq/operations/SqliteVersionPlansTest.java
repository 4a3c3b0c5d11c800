package dev.stoa.adapter.jooq.operations;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.sqlite.MigratedFile;
import dev.stoa.adapter.sqlite.SqlitePlans;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** However many versions there are, each statement reads those of a kind, a row or a time. */
final class SqliteVersionPlansTest {

  @TempDir Path folder;

  @Test
  void removalGoesAlongAnIndex() throws Exception {
    String url = MigratedFile.in(folder);
    for (Statement statement : VersionStatements.BY_INDEX) {
      assertEquals(List.of(), SqlitePlans.costlySteps(url, statement));
    }
    assertEquals(List.of(), scans(url, JooqVersions.REMOVE_OTHER_KEYS));
  }

  /** A table without an index of its instants is read once for what was added. */
  @Test
  void aDiffReadsVersionsAndRowsByTheirKeys() throws Exception {
    String url = MigratedFile.in(folder);
    for (Statement statement : JooqVersions.CHANGES.values()) {
      List<String> scans = scans(url, statement);
      assertTrue(scans.size() <= 1, scans::toString);
      assertTrue(scans.stream().allMatch(step -> step.startsWith("SCAN t")), scans::toString);
    }
  }

  @Test
  void aRowAsItWasIsFoundByItsKey() throws Exception {
    String url = MigratedFile.in(folder);
    for (Statement statement : VersionStatements.rowsAsOf()) {
      assertEquals(List.of(), SqlitePlans.costlySteps(url, statement));
    }
  }

  /** Apart from common tables of a few rows. */
  private static List<String> scans(String url, Statement statement) throws Exception {
    return SqlitePlans.steps(url, statement).stream()
        .filter(step -> step.startsWith("SCAN"))
        .filter(step -> !step.equals("SCAN k") && !step.equals("SCAN CONSTANT ROW"))
        .toList();
  }
}
