package dev.stoa.adapter.postgres;

import dev.stoa.adapter.jooq.JooqSession;
import dev.stoa.domain.search.Bm25;
import dev.stoa.domain.search.SearchSource;
import dev.stoa.domain.search.TextQuery;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;

/** The terms of a question, how many texts hold each, and how long texts are. */
record QueryTerms(Seq<Weighted> terms, double averageLength) {

  /** A term that some texts hold, and what it weighs among all of them. */
  record Weighted(SearchTerm term, long texts, double weight) {}

  /** As the open unit sees the texts. */
  static QueryTerms of(JooqSession session, SearchSource source, TextQuery query) {
    Seq<SearchTerm> terms = SearchTerm.of(query);
    return terms.isEmpty()
        ? new QueryTerms(Vector.empty(), 1)
        : counted(session, TsvectorSql.of(source, query.matching()), terms);
  }

  private static QueryTerms counted(JooqSession session, TsvectorSql sql, Seq<SearchTerm> terms) {
    return session
        .one(
            sql.holding(terms.size()),
            binds -> {
              for (int i = 0; i < terms.size(); i++) {
                binds.set(TsvectorSql.term(i), terms.get(i).tsquery());
              }
            },
            row -> {
              long all = row.get(TsvectorSql.TEXTS);
              Vector<Weighted> weighted = Vector.empty();
              for (int i = 0; i < terms.size(); i++) {
                long texts = row.get(TsvectorSql.times(i));
                weighted =
                    weighted.append(new Weighted(terms.get(i), texts, Bm25.weight(all, texts)));
              }
              double words = row.get(TsvectorSql.WORDS);
              return new QueryTerms(weighted, all < 1 ? 1 : words / all);
            })
        .get();
  }

  /** Those that some text holds. */
  QueryTerms known() {
    return new QueryTerms(terms.filter(one -> one.texts() > 0), averageLength);
  }

  boolean isEmpty() {
    return terms.isEmpty();
  }

  int size() {
    return terms.size();
  }
}
