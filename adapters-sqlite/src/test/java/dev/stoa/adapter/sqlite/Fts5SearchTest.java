package dev.stoa.adapter.sqlite;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.adapter.jooq.StorageConfig;
import dev.stoa.adapter.jooq.Storages;
import dev.stoa.domain.search.Matching;
import dev.stoa.domain.search.SearchSource;
import dev.stoa.domain.search.TextQuery;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class Fts5SearchTest {

  @TempDir Path folder;

  @Test
  void everyWordIsQuoted() {
    TextQuery query = TextQuery.about("circuit AND \"breaker\"*");
    assertEquals("\"circuit\" OR \"breaker\"", Fts5Query.of(TextQuery.about("circuit breaker")));
    assertEquals("\"circuit\" OR \"and\" OR \"breaker\"", Fts5Query.of(query));
    assertEquals(
        "\"circuit\" AND \"and\" AND \"breaker\"", Fts5Query.of(query.matching(Matching.ALL)));
    assertEquals("\"circuit and breaker\"", Fts5Query.of(query.matching(Matching.PHRASE)));
    assertEquals(
        "\"bre\" OR \"brea\" OR \"break\" *",
        Fts5Query.of(TextQuery.about("break").matching(Matching.PREFIX)));
    for (Matching matching : Matching.values()) {
      assertEquals("", Fts5Query.of(TextQuery.about(" ' ").matching(matching)));
    }
  }

  @Test
  void onlyWhatRanksIsReadFromTheTexts() throws Exception {
    String url = "jdbc:sqlite:" + folder.resolve("plans.db");
    Storages.open(StorageConfig.of(url)).close();
    for (boolean owned : new boolean[] {true, false}) {
      // The matches are gone through and sorted by score; no table is.
      List<String> scanned =
          SqlitePlans.costlySteps(url, Fts5Search.findSql(SearchSource.NOTE, owned)).stream()
              .filter(step -> step.startsWith("SCAN"))
              .filter(step -> !step.contains("VIRTUAL TABLE") && !step.contains("ranked"))
              .filter(step -> !step.equals("SCAN r"))
              .toList();
      assertEquals(List.of(), scanned);
    }
  }
}
