package dev.stoa.adapter.jooq.search;

import dev.stoa.adapter.jooq.rows.Filters;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.domain.search.SearchSource;
import java.util.ArrayList;
import java.util.List;

/** The statements on tables that grow, for the plans of either engine. */
final class SearchStatements {

  private SearchStatements() {}

  static List<Statement> statements() {
    List<Statement> statements = new ArrayList<>(VectorRows.SCOPES.statements());
    statements.addAll(
        List.of(
            VectorSql.SCOPE,
            VectorSql.MODELS_OF_SCOPE,
            VectorSql.VECTOR,
            VectorSql.COMPACT,
            VectorSql.NEWER,
            VectorSql.KNOWN,
            VectorSql.REMOVE));
    for (SearchSource source : SearchSource.values()) {
      TextSql texts = TextSql.of(source);
      statements.addAll(texts.byThing.reads());
      statements.addAll(
          List.of(
              texts.documents.later(Filters.NONE, ""),
              texts.stored.later(Filters.NONE, ""),
              texts.refold,
              texts.reauthor,
              texts.remove));
    }
    return statements;
  }
}
