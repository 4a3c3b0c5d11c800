package dev.stoa.adapter.postgres;

import dev.stoa.adapter.jooq.Binds;
import dev.stoa.adapter.jooq.JooqSession;
import dev.stoa.adapter.jooq.JooqSession.Binder;
import dev.stoa.adapter.jooq.search.WordSearch;
import dev.stoa.domain.kernel.CodePointOrder;
import dev.stoa.domain.search.Bm25;
import dev.stoa.domain.search.Matching;
import dev.stoa.domain.search.SearchSource;
import dev.stoa.domain.search.TextHit;
import dev.stoa.domain.search.TextQuery;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.sql.SQLException;
import java.util.Comparator;

/** Words looked up in tsvectors, and ranked by BM25 as SQLite ranks them. */
final class TsvectorSearch implements WordSearch {

  /** Of a phrase or a beginning, so many are read to be ranked, or more where more are asked. */
  private static final int CANDIDATES = 1_000;

  private static final Comparator<TextHit> BEST_FIRST =
      Comparator.comparingDouble(TextHit::relevance)
          .reversed()
          .thenComparing(TextHit::id, CodePointOrder::compare);

  private final JooqSession session;

  TsvectorSearch(JooqSession session) {
    this.session = session;
  }

  @Override
  public Seq<TextHit> find(SearchSource source, TextQuery query, int offset, int limit) {
    QueryTerms asked = QueryTerms.of(session, source, query);
    QueryTerms known = asked.known();
    if (known.isEmpty() || query.matching() == Matching.ALL && known.size() < asked.size()) {
      return Vector.empty();
    }
    Seq<TextHit> found =
        switch (query.matching()) {
          case ANY -> any(source, query, known, offset + limit);
          case ALL -> ranked(source, query, known, known.terms(), offset + limit);
          case PHRASE, PREFIX ->
              counted(source, query, known, Math.max(CANDIDATES, offset + limit));
        };
    return found.sorted(BEST_FIRST).drop(offset).take(limit).toVector();
  }

  /**
   * The best texts by how often they hold each stem.
   *
   * <p>Common words match a great many texts and weigh little. Where all of them together cannot
   * lift a text above the last one that is asked for, the texts that hold no other word need not be
   * ranked.
   */
  private Seq<TextHit> any(SearchSource source, TextQuery query, QueryTerms asked, int count) {
    Seq<QueryTerms.Weighted> heaviestFirst =
        asked.terms().sorted(Comparator.comparingDouble(QueryTerms.Weighted::weight).reversed());
    for (int kept = 1; kept < heaviestFirst.size(); kept++) {
      double rest =
          heaviestFirst.drop(kept).map(QueryTerms.Weighted::weight).sum().doubleValue() * Bm25.MOST;
      if (rest < heaviestFirst.head().weight()) {
        Seq<TextHit> best =
            ranked(source, query, asked, heaviestFirst.take(kept), count).sorted(BEST_FIRST);
        if (best.size() == count && best.last().relevance() >= rest) {
          return best;
        }
        break;
      }
    }
    return ranked(source, query, asked, asked.terms(), count);
  }

  /** Of the texts that match, scored by every stem that is asked for. */
  private Seq<TextHit> ranked(
      SearchSource source,
      TextQuery query,
      QueryTerms asked,
      Seq<QueryTerms.Weighted> matching,
      int count) {
    double average = asked.averageLength();
    boolean owned = query.owner().isDefined();
    return session.list(
        TsvectorSql.of(source, query.matching()).ranked(asked.size(), owned),
        binds -> {
          for (int i = 0; i < asked.size(); i++) {
            QueryTerms.Weighted one = asked.terms().get(i);
            binds
                .set(TsvectorSql.weight(i), one.weight())
                .set(TsvectorSql.term(i), one.term().tsquery());
          }
          binds.set(TsvectorSql.AVERAGE, average);
          matching(query, matching.map(QueryTerms.Weighted::term), count).bind(binds);
        },
        row -> {
          double score = 0;
          for (int i = 0; i < asked.size(); i++) {
            score +=
                Bm25.share(
                    asked.terms().get(i).weight(),
                    row.get(TsvectorSql.times(i)),
                    row.get(TsvectorSql.LENGTH),
                    average);
          }
          return new TextHit(row.get(TsvectorSql.ID), score);
        });
  }

  /** The best texts by how often they hold what no index counts: phrases and beginnings. */
  private Seq<TextHit> counted(SearchSource source, TextQuery query, QueryTerms asked, int count) {
    return session.list(
        TsvectorSql.of(source, query.matching()).candidates(query.owner().isDefined()),
        matching(query, asked.terms().map(QueryTerms.Weighted::term), count),
        row -> {
          String words = row.get(TsvectorSql.FOUND_WORDS);
          long length = row.get(TsvectorSql.LENGTH);
          double score = 0;
          for (QueryTerms.Weighted one : asked.terms()) {
            score +=
                Bm25.share(one.weight(), one.term().timesIn(words), length, asked.averageLength());
          }
          return new TextHit(row.get(TsvectorSql.ID), score);
        });
  }

  private static Binder matching(TextQuery query, Seq<SearchTerm> terms, int count) {
    String between = query.matching() == Matching.ALL ? " & " : " | ";
    return binds -> {
      binds
          .set(
              TsvectorSql.MATCHING, terms.map(term -> "(" + term.tsquery() + ")").mkString(between))
          .set(TsvectorSql.LIMIT, count);
      owner(binds, query);
    };
  }

  private static void owner(Binds binds, TextQuery query) throws SQLException {
    for (String owner : query.owner()) {
      binds.set(TsvectorSql.OWNER, owner);
    }
  }

  @Override
  public boolean isSound(SearchSource source) {
    return session
        .one(TsvectorTotals.of(source).agree, Binder.NOTHING, row -> row.get(TsvectorTotals.AGREE))
        .get();
  }

  @Override
  public void rebuild(SearchSource source) {
    TsvectorTotals totals = TsvectorTotals.of(source);
    session.run(totals.lock, Binder.NOTHING);
    session.run(totals.forget, Binder.NOTHING);
    session.run(totals.count, Binder.NOTHING);
  }
}
