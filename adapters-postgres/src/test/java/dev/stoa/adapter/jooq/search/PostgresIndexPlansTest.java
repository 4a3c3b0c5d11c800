package dev.stoa.adapter.jooq.search;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.adapter.jooq.RenderedSql;
import dev.stoa.adapter.jooq.StorageConfig;
import dev.stoa.adapter.jooq.Storages;
import dev.stoa.adapter.postgres.PostgresPlans;
import dev.stoa.domain.search.SearchSource;
import dev.stoa.testkit.postgres.PostgresServer;
import java.util.ArrayList;
import java.util.List;
import org.jooq.SQLDialect;
import org.junit.jupiter.api.Test;

final class PostgresIndexPlansTest {

  @Test
  void noStatementReadsAWholeTableOrSortsIt() throws Exception {
    String url = PostgresServer.shared().newDatabase();
    Storages.open(StorageConfig.of(url)).close();
    List<RenderedSql> statements = new ArrayList<>();
    for (SearchSource source : SearchSource.values()) {
      TextSql texts = new TextSql(SQLDialect.POSTGRES, source);
      statements.addAll(List.of(texts.remove, texts.after, texts.some, texts.folded, texts.refold));
    }
    VectorSql vectors = new VectorSql(SQLDialect.POSTGRES);
    statements.addAll(
        List.of(vectors.scope, vectors.models, vectors.advance, vectors.vector, vectors.newer));
    for (RenderedSql statement : statements) {
      assertEquals(List.of(), PostgresPlans.costlySteps(url, statement.text()), statement.text());
    }
  }
}
