package dev.stoa.adapter.postgres;

import dev.stoa.adapter.jooq.search.WordSearch;
import dev.stoa.adapter.jooq.sql.Binder;
import dev.stoa.adapter.jooq.sql.Binds;
import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.domain.kernel.CodePointOrder;
import dev.stoa.domain.search.Bm25;
import dev.stoa.domain.search.FoundTexts;
import dev.stoa.domain.search.IndexedWords;
import dev.stoa.domain.search.Matching;
import dev.stoa.domain.search.RankingMode;
import dev.stoa.domain.search.SearchDocument;
import dev.stoa.domain.search.SearchSource;
import dev.stoa.domain.search.TextCandidate;
import dev.stoa.domain.search.TextHit;
import dev.stoa.domain.search.TextQuery;
import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.sql.SQLException;
import java.util.Comparator;

/** Words looked up in tsvectors, and ranked by BM25 as SQLite ranks them. */
final class TsvectorSearch implements WordSearch {

  /**
   * The number of texts that are read to rank a phrase or a beginning, or more where more are
   * requested.
   */
  private static final int CANDIDATES = 1_000;

  /** Of more words some are common, and counting those apart is quicker. */
  private static final int FEW_TERMS = 8;

  private static final Comparator<TextHit> BEST_FIRST =
      Comparator.comparingDouble(TextHit::relevance)
          .reversed()
          .thenComparing(TextHit::id, CodePointOrder::compare);

  private final JooqSession session;

  TsvectorSearch(JooqSession session) {
    this.session = session;
  }

  @Override
  public IndexedWords indexed(SearchDocument document) {
    return PlacedWords.of(IndexedWords.of(document));
  }

  @Override
  public IndexedWords plain(IndexedWords written) {
    return PlacedWords.plain(written);
  }

  @Override
  public Seq<TextHit> find(SearchSource source, TextQuery query, int offset, int limit) {
    return ranked(source, query, offset + limit, false).hits().drop(offset).toVector();
  }

  /** Texts in threads are read later, with those around them. */
  @Override
  public FoundTexts best(SearchSource source, TextQuery query, int limit) {
    Ranked ranked = ranked(source, query, limit, source.mode() != RankingMode.CONVERSATION);
    return new FoundTexts(ranked.hits(), ranked.terms().counts(), ranked.read());
  }

  /** The best texts, those of them that were read, and what the query needs. */
  private record Ranked(Seq<TextHit> hits, Map<String, TextCandidate> read, QueryTerms terms) {

    Ranked(Seq<TextHit> hits, QueryTerms terms) {
      this(hits, HashMap.empty(), terms);
    }
  }

  private Ranked ranked(SearchSource source, TextQuery query, int count, boolean isRead) {
    Seq<SearchTerm> terms = SearchTerm.of(query);
    if (terms.isEmpty()) {
      return new Ranked(Vector.empty(), new QueryTerms(Vector.empty(), 0, 1));
    }
    boolean counts = query.matching() == Matching.ANY || query.matching() == Matching.ALL;
    Ranked found =
        (counts && terms.size() <= FEW_TERMS
                ? few(source, query, terms, count, isRead)
                : Option.<Ranked>none())
            .getOrElse(() -> many(source, query, terms, count));
    return new Ranked(found.hits().sorted(BEST_FIRST).take(count), found.read(), found.terms());
  }

  /** All that match looked at once; none if they are too many for that. */
  private Option<Ranked> few(
      SearchSource source, TextQuery query, Seq<SearchTerm> terms, int count, boolean isRead) {
    boolean all = query.matching() == Matching.ALL;
    long[] found = {0};
    QueryTerms[] queryTerms = new QueryTerms[1];
    Seq<Option<Found>> rows =
        session.list(
            new FewTextsSql(terms.size(), query.owner().isDefined(), all, isRead).of(source),
            binds -> {
              for (int i = 0; i < terms.size(); i++) {
                binds.set(TsvectorSql.term(i), terms.get(i).tsquery());
              }
              // Those that hold only some of the words are counted too.
              binds.set(TsvectorSql.MATCHING, any(terms)).set(TsvectorSql.LIMIT, count);
              owner(binds, query);
            },
            row -> {
              if (queryTerms[0] == null) {
                found[0] = row.get(FewTextsSql.FOUND);
                queryTerms[0] = QueryTerms.of(row, terms, FewTextsSql::holding);
              }
              return row.get(TsvectorSql.ID) == null
                  ? Option.none()
                  : Option.some(
                      new Found(
                          hit(row, queryTerms[0]),
                          isRead ? Option.some(read(row)) : Option.none()));
            });
    return Option.when(
        found[0] <= FewTextsSql.MOST, () -> ranked(rows.flatMap(one -> one), queryTerms[0]));
  }

  /** A text that matches and, if it was read, what it says. */
  private record Found(TextHit hit, Option<TextCandidate> text) {}

  private static Ranked ranked(Seq<Found> found, QueryTerms terms) {
    return new Ranked(
        found.map(Found::hit),
        found.flatMap(Found::text).toMap(TextCandidate::id, text -> text),
        terms);
  }

  private static TextCandidate read(Row row) throws SQLException {
    return TextCandidate.alone(
        row.get(TsvectorSql.ID),
        PlacedWords.plain(
            new IndexedWords(
                row.get(TsvectorSql.STEMS),
                row.get(TsvectorSql.FORMS),
                row.get(TsvectorSql.ABOUT))),
        row.get(TsvectorSql.DATED) != null,
        row.get(TsvectorSql.ASKS));
  }

  private Ranked many(SearchSource source, TextQuery query, Seq<SearchTerm> terms, int count) {
    QueryTerms queryTerms = QueryTerms.of(session, source, terms);
    return new Ranked(many(source, query, queryTerms, count), queryTerms);
  }

  private Seq<TextHit> many(SearchSource source, TextQuery query, QueryTerms terms, int count) {
    QueryTerms known = terms.known();
    if (known.isEmpty() || query.matching() == Matching.ALL && known.size() < terms.size()) {
      return Vector.empty();
    }
    return switch (query.matching()) {
      case ANY -> any(source, query, known, count);
      case ALL -> ranked(source, query, known, known.terms(), count);
      case PHRASE, PREFIX -> counted(source, query, known, Math.max(CANDIDATES, count));
    };
  }

  /**
   * The best texts by how often they hold each stem.
   *
   * <p>Common words match a great many texts and weigh little. Where all of them together cannot
   * lift a text above the last one that is requested, the texts that hold no other word need not be
   * ranked.
   */
  private Seq<TextHit> any(SearchSource source, TextQuery query, QueryTerms terms, int count) {
    Seq<QueryTerms.Weighted> heaviestFirst =
        terms.terms().sorted(Comparator.comparingDouble(QueryTerms.Weighted::weight).reversed());
    for (int size = 1; size < heaviestFirst.size(); size++) {
      double rest =
          heaviestFirst.drop(size).map(QueryTerms.Weighted::weight).sum().doubleValue() * Bm25.MOST;
      if (rest < heaviestFirst.head().weight()) {
        Seq<TextHit> best =
            ranked(source, query, terms, heaviestFirst.take(size), count).sorted(BEST_FIRST);
        if (best.size() == count && best.last().relevance() >= rest) {
          return best;
        }
        break;
      }
    }
    return ranked(source, query, terms, terms.terms(), count);
  }

  /** The matching texts, scored by every stem of the query. */
  private Seq<TextHit> ranked(
      SearchSource source,
      TextQuery query,
      QueryTerms terms,
      Seq<QueryTerms.Weighted> matching,
      int count) {
    double average = terms.averageLength();
    boolean owned = query.owner().isDefined();
    return session.list(
        TsvectorSql.of(source).ranked(terms.size(), owned),
        binds -> {
          for (int i = 0; i < terms.size(); i++) {
            QueryTerms.Weighted one = terms.terms().get(i);
            binds
                .set(TsvectorSql.weight(i), one.weight())
                .set(TsvectorSql.term(i), one.term().tsquery());
          }
          binds.set(TsvectorSql.AVERAGE, average);
          matching(query, matching.map(QueryTerms.Weighted::term), count).bind(binds);
        },
        row -> hit(row, terms));
  }

  /** A text of which the row says how often it holds each term. */
  private static TextHit hit(Row row, QueryTerms terms) throws SQLException {
    long[] times = new long[terms.size()];
    for (int i = 0; i < times.length; i++) {
      times[i] = row.get(TsvectorSql.times(i));
    }
    return new TextHit(row.get(TsvectorSql.ID), terms.score(times, row.get(TsvectorSql.LENGTH)));
  }

  /** The best texts by how often they hold what no index counts: phrases and beginnings. */
  private Seq<TextHit> counted(SearchSource source, TextQuery query, QueryTerms terms, int count) {
    return session
        .list(
            TsvectorSql.of(source)
                .candidates(
                    query.owner().isDefined(),
                    query.matching() == Matching.PREFIX ? terms.size() : 0),
            binds -> {
              matching(query, terms.terms().map(QueryTerms.Weighted::term), count).bind(binds);
              beginnings(binds, terms.terms().map(QueryTerms.Weighted::term));
            },
            row -> {
              IndexedWords words =
                  PlacedWords.plain(
                      new IndexedWords(row.get(TsvectorSql.STEMS), row.get(TsvectorSql.FORMS), ""));
              long[] times = new long[terms.size()];
              for (int i = 0; i < times.length; i++) {
                times[i] = terms.terms().get(i).term().timesIn(words);
              }
              return new TextHit(
                  row.get(TsvectorSql.ID), terms.score(times, row.get(TsvectorSql.LENGTH)));
            })
        // A stem may begin in another way than the form it was made of.
        .filter(hit -> hit.relevance() > 0);
  }

  /** The words whose beginnings are looked for among the forms. */
  static void beginnings(Binds binds, Seq<SearchTerm> terms) throws SQLException {
    for (int i = 0; i < terms.size(); i++) {
      if (terms.get(i) instanceof SearchTerm.Beginning beginning) {
        binds.set(TsvectorSql.word(i), beginning.word());
      }
    }
  }

  private static Binder matching(TextQuery query, Seq<SearchTerm> terms, int count) {
    String wanted = query.matching() == Matching.ALL ? joined(terms, " & ") : any(terms);
    return binds -> {
      binds.set(TsvectorSql.MATCHING, wanted).set(TsvectorSql.LIMIT, count);
      owner(binds, query);
    };
  }

  private static String any(Seq<SearchTerm> terms) {
    return joined(terms, " | ");
  }

  private static String joined(Seq<SearchTerm> terms, String between) {
    return terms.map(term -> "(" + term.tsquery() + ")").mkString(between);
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
