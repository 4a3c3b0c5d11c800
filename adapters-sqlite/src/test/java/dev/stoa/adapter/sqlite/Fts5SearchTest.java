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
    assertEquals(
        "words : (\"circuit\" OR \"breaker\")", Fts5Query.of(TextQuery.about("circuit breaker")));
    assertEquals("words : (\"circuit\" OR \"and\" OR \"breaker\")", Fts5Query.of(query));
    assertEquals(
        "words : (\"circuit\" AND \"and\" AND \"breaker\")",
        Fts5Query.of(query.matching(Matching.ALL)));
    assertEquals(
        "words : (\"circuit and breaker\")", Fts5Query.of(query.matching(Matching.PHRASE)));
    assertEquals(
        "words : (\"break\" *)", Fts5Query.of(TextQuery.about("break").matching(Matching.PREFIX)));
    assertEquals(
        "owner : \"c3a90\" AND words : (\"break\")",
        Fts5Query.of(TextQuery.about("break").ownedBy("é")));
    for (Matching matching : Matching.values()) {
      assertEquals("", Fts5Query.of(TextQuery.about(" ' ").matching(matching)));
    }
  }

  @Test
  void onlyWhatRanksIsReadFromTheTexts() throws Exception {
    String url = "jdbc:sqlite:" + folder.resolve("plans.db");
    Storages.open(StorageConfig.of(url)).close();
    for (Fts5Index index : Fts5Index.all(SearchSource.NOTE)) {
      for (String sql : List.of(Fts5Search.findSql(index), Fts5Search.commonSql(index))) {
        // The matches are gone through and sorted by score; no table is.
        List<String> scanned =
            SqlitePlans.costlySteps(url, sql).stream()
                .filter(step -> step.startsWith("SCAN"))
                .filter(step -> !step.contains("VIRTUAL TABLE") && !step.contains("ranked"))
                .filter(step -> !step.equals("SCAN r"))
                .toList();
        assertEquals(List.of(), scanned, sql);
      }
    }
  }
}
