package dev.stoa.adapter.jooq.search;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.postgres.MigratedDatabase;
import dev.stoa.adapter.postgres.PostgresPlans;
import dev.stoa.domain.search.SearchSource;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

final class PostgresIndexPlansTest {

  @Test
  void noStatementReadsAWholeTableOrSortsIt() throws Exception {
    String url = MigratedDatabase.unchanged();
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
    statements.addAll(List.of(VectorSql.KNOWN, VectorSql.REMOVE));
    for (SearchSource source : SearchSource.values()) {
      TextSql texts = TextSql.of(source);
      statements.addAll(List.of(texts.named, texts.remove));
    }
    for (Statement statement : statements) {
      assertEquals(List.of(), PostgresPlans.costlySteps(url, statement));
    }
  }
}
