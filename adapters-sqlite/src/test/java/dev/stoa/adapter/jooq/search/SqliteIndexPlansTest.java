package dev.stoa.adapter.jooq.search;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.sqlite.MigratedFile;
import dev.stoa.adapter.sqlite.SqlitePlans;
import dev.stoa.domain.search.SearchSource;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class SqliteIndexPlansTest {

  @TempDir Path folder;
  private String url;

  @BeforeEach
  void migrate() {
    url = MigratedFile.in(folder);
  }

  @Test
  void noStatementReadsAWholeTableOrSortsIt() throws Exception {
    List<Statement> statements = new ArrayList<>();
    for (SearchSource source : SearchSource.values()) {
      TextSql texts = TextSql.of(source);
      statements.addAll(List.of(texts.page, texts.words, texts.refold));
    }
    statements.addAll(
        List.of(
            VectorSql.SCOPE,
            VectorSql.MODELS,
            VectorSql.ADVANCE,
            VectorSql.VECTOR,
            VectorSql.COMPACT,
            VectorSql.NEWER));
    for (Statement statement : statements) {
      assertEquals(List.of(), SqlitePlans.costlySteps(url, statement));
    }
  }

  @Test
  void listsAreLookedUpRowByRow() throws Exception {
    List<Statement> lists = new ArrayList<>(List.of(VectorSql.KNOWN, VectorSql.REMOVE));
    for (SearchSource source : SearchSource.values()) {
      TextSql texts = TextSql.of(source);
      lists.addAll(List.of(texts.named, texts.remove));
    }
    for (Statement statement : lists) {
      assertEquals(List.of(), SqlitePlans.costlySteps(url, statement));
    }
  }
}
