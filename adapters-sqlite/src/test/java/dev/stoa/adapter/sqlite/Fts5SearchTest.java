package dev.stoa.adapter.sqlite;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.adapter.jooq.sql.Statement;
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
        "{stems about} : (\"circuit\" OR \"breaker\")",
        Fts5Query.of(TextQuery.about("circuits breaker")));
    assertEquals("{stems about} : (\"circuit\" OR \"breaker\")", Fts5Query.of(query));
    assertEquals(
        "{stems about} : (\"circuit\" AND \"and\" AND \"breaker\")",
        Fts5Query.of(query.matching(Matching.ALL)));
    assertEquals("stems : \"circuit and breaker\"", Fts5Query.of(query.matching(Matching.PHRASE)));
    assertEquals(
        "forms : (\"breaks\" *)",
        Fts5Query.of(TextQuery.about("breaks").matching(Matching.PREFIX)));
    assertEquals(
        "owner : \"c3a9\" AND {stems about} : (\"break\")",
        Fts5Query.of(TextQuery.about("breaks").ownedBy("é")));
    for (Matching matching : Matching.values()) {
      assertEquals("", Fts5Query.of(TextQuery.about(" ' ").matching(matching)));
    }
  }

  @Test
  void onlyWhatRanksIsReadFromTheTexts() throws Exception {
    String url = MigratedFile.in(folder);
    for (SearchSource source : SearchSource.values()) {
      Fts5Sql sql = Fts5Sql.of(source);
      for (Statement statement : List.of(sql.find, sql.read, sql.common, sql.commonRead)) {
        // The matches are read and sorted by score; no table is.
        List<String> scanned =
            SqlitePlans.costlySteps(url, statement).stream()
                .filter(step -> step.startsWith("SCAN"))
                .filter(step -> !step.contains("VIRTUAL TABLE") && !step.contains("ranked"))
                .filter(step -> !step.equals("SCAN r"))
                .toList();
        assertEquals(List.of(), scanned, source.label());
      }
    }
  }
}
