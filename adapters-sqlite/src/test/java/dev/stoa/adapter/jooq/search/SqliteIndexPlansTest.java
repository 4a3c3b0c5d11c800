package dev.stoa.adapter.jooq.search;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.adapter.jooq.RenderedSql;
import dev.stoa.adapter.jooq.StorageConfig;
import dev.stoa.adapter.jooq.Storages;
import dev.stoa.adapter.sqlite.SqlitePlans;
import dev.stoa.domain.search.SearchSource;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jooq.SQLDialect;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class SqliteIndexPlansTest {

  @TempDir Path folder;

  @Test
  void noStatementReadsAWholeTableOrSortsIt() throws Exception {
    String url = "jdbc:sqlite:" + folder.resolve("plans.db");
    Storages.open(StorageConfig.of(url)).close();
    List<RenderedSql> statements = new ArrayList<>();
    for (SearchSource source : SearchSource.values()) {
      TextSql texts = new TextSql(SQLDialect.SQLITE, source);
      statements.addAll(List.of(texts.remove, texts.after, texts.some, texts.folded, texts.refold));
    }
    VectorSql vectors = new VectorSql(SQLDialect.SQLITE);
    statements.addAll(
        List.of(vectors.scope, vectors.models, vectors.advance, vectors.vector, vectors.newer));
    for (RenderedSql statement : statements) {
      assertEquals(List.of(), SqlitePlans.costlySteps(url, statement.text()), statement.text());
    }
  }
}
