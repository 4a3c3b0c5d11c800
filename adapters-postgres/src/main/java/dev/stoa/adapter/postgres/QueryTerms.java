package dev.stoa.adapter.postgres;

import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.domain.search.Bm25;
import dev.stoa.domain.search.SearchSource;
import dev.stoa.domain.search.WordCounts;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.sql.SQLException;
import java.util.function.IntFunction;
import org.jooq.Field;

/** The terms of a question, how many texts hold each, and how many and how long texts are. */
record QueryTerms(Seq<Weighted> terms, long texts, double averageLength) {

  /** A term that some texts hold, and what it weighs among all of them. */
  record Weighted(SearchTerm term, long texts, double weight) {}

  /** As the open unit sees the texts. */
  static QueryTerms of(JooqSession session, SearchSource source, Seq<SearchTerm> terms) {
    TsvectorSql sql = TsvectorSql.of(source);
    return session
        .one(
            terms.head() instanceof SearchTerm.Beginning
                ? sql.holdingBeginnings(terms.size())
                : sql.holding(terms.size()),
            binds -> {
              for (int i = 0; i < terms.size(); i++) {
                binds.set(TsvectorSql.term(i), terms.get(i).tsquery());
              }
              TsvectorSearch.beginnings(binds, terms);
            },
            row -> of(row, terms, TsvectorSql::times))
        .get();
  }

  /** From a row with the totals, and with how many texts hold each term. */
  static QueryTerms of(Row row, Seq<SearchTerm> terms, IntFunction<Field<Long>> holding)
      throws SQLException {
    long all = row.get(TsvectorSql.TEXTS);
    Vector<Weighted> weighted = Vector.empty();
    for (int i = 0; i < terms.size(); i++) {
      long texts = row.get(holding.apply(i));
      weighted = weighted.append(new Weighted(terms.get(i), texts, Bm25.weight(all, texts)));
    }
    double words = row.get(TsvectorSql.WORDS);
    return new QueryTerms(weighted, all, all < 1 ? 1 : words / all);
  }

  /** The score of a text, given the frequency of each term in it. */
  double score(long[] times, long length) {
    double score = 0;
    for (int i = 0; i < terms.size(); i++) {
      score += Bm25.share(terms.get(i).weight(), times[i], length, averageLength);
    }
    return score;
  }

  /** Those that some text holds. */
  QueryTerms known() {
    return new QueryTerms(terms.filter(one -> one.texts() > 0), texts, averageLength);
  }

  /** As the ranking wants them, of terms that are stems. */
  WordCounts counts() {
    return new WordCounts(
        texts,
        averageLength,
        terms.toMap(
            one -> one.term() instanceof SearchTerm.Stem stem ? stem.stem() : one.term().tsquery(),
            Weighted::texts));
  }

  boolean isEmpty() {
    return terms.isEmpty();
  }

  int size() {
    return terms.size();
  }
}
