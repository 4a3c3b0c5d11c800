package dev.stoa.adapter.jooq.memory;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.sqlite.MigratedFile;
import dev.stoa.adapter.sqlite.SqlitePlans;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class SqliteMemoryPlansTest {

  @TempDir Path folder;
  private String url;

  @BeforeEach
  void migrate() {
    url = MigratedFile.in(folder);
  }

  @Test
  void noStatementReadsAWholeTableOrSortsIt() throws Exception {
    for (Statement statement : MemoryStatements.alongAnIndex()) {
      assertEquals(List.of(), SqlitePlans.costlySteps(url, statement));
    }
  }

  @Test
  void theFirstRedLinedAreReadAlongTheirOwnIndex() throws Exception {
    assertEquals(
        List.of("SCAN continuum_memory USING INDEX idx_continuum_red_line"),
        SqlitePlans.steps(url, RankingSql.OLDEST.first(RankingSql.RED_LINED)));
  }

  @Test
  void listsAreLookedUpRowByRow() throws Exception {
    for (Statement statement : MemoryStatements.ofLists()) {
      assertEquals(List.of(), SqlitePlans.costlySteps(url, statement));
    }
  }

  @Test
  void theStrongestAreReadFromTheIndexAlone() throws Exception {
    assertEquals(
        List.of(
            "SEARCH continuum_memory USING COVERING INDEX idx_continuum_strength"
                + " (scope=? AND tier=? AND strength_key<?)"),
        SqlitePlans.steps(url, RankingSql.STRONGEST.inScope));
  }

  @Test
  void theStrongestOfAllTiersAreSearchedTierByTier() throws Exception {
    List<Statement> ranks = new ArrayList<>();
    RankingSql.STRONGEST_OF_TIERS
        .values()
        .forEach(rank -> ranks.addAll(List.of(rank.inScope, rank.elsewhere)));
    for (Statement statement : ranks) {
      assertEquals(
          4,
          SqlitePlans.steps(url, statement).stream()
              .filter(step -> step.startsWith("SEARCH continuum_memory USING"))
              .count());
      assertEquals(
          List.of(),
          SqlitePlans.costlySteps(url, statement).stream()
              .filter(step -> !step.matches("SCAN t\\d"))
              .toList());
    }
  }

  @Test
  void whatIsLeastOrMostImportantInAScopeIsSoughtInTheScopeAlone() throws Exception {
    for (Statement statement :
        List.of(RankingSql.LEAST_IMPORTANT.inScope, RankingSql.MOST_IMPORTANT.inScope)) {
      assertEquals(
          List.of(
              "SEARCH continuum_memory USING COVERING INDEX idx_continuum_strength"
                  + " (scope=? AND tier=?)",
              "USE TEMP B-TREE FOR ORDER BY"),
          SqlitePlans.steps(url, statement));
    }
  }
}
