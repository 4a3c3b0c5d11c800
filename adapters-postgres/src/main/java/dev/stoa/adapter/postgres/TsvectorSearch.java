package dev.stoa.adapter.postgres;

import dev.stoa.adapter.jooq.JooqSession;
import dev.stoa.adapter.jooq.RenderedSql;
import dev.stoa.adapter.jooq.search.WordSearch;
import dev.stoa.domain.kernel.CodePointOrder;
import dev.stoa.domain.search.Bm25;
import dev.stoa.domain.search.Matching;
import dev.stoa.domain.search.SearchSource;
import dev.stoa.domain.search.SearchWords;
import dev.stoa.domain.search.TextHit;
import dev.stoa.domain.search.TextQuery;
import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;

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
    AskedWords asked = asked(source, query);
    if (asked.isEmpty() || limit < 1) {
      return Vector.empty();
    }
    boolean single = query.matching() == Matching.ANY || query.matching() == Matching.ALL;
    AskedWords known = asked.known();
    if (single && (known.isEmpty() || query.matching() == Matching.ALL && known != asked)) {
      return Vector.empty();
    }
    Seq<TextHit> ranked =
        single
            ? ranked(source, query, known, offset + limit)
            : counted(source, query, asked, Math.max(CANDIDATES, offset + limit));
    return ranked.sorted(BEST_FIRST).drop(offset).take(limit).toVector();
  }

  private AskedWords asked(SearchSource source, TextQuery query) {
    Seq<String> words =
        query.matching() == Matching.PHRASE
            ? SearchWords.asked(query.words())
            : SearchWords.askedOnce(query.words());
    return words.isEmpty() ? new AskedWords(Vector.empty()) : AskedWords.of(session, source, words);
  }

  /**
   * The best texts by how often they hold each stem.
   *
   * <p>Common words match a great many texts and weigh little. Where all of them together cannot
   * lift a text above the last one that is asked for, the texts that hold no other word need not be
   * ranked.
   */
  private Seq<TextHit> ranked(SearchSource source, TextQuery query, AskedWords asked, int count) {
    if (query.matching() == Matching.ALL) {
      return ranked(source, query, asked, asked.stems(), count);
    }
    Seq<AskedWords.Stem> heaviestFirst =
        asked.stems().sorted(Comparator.comparingDouble(AskedWords.Stem::weight).reversed());
    for (int kept = 1; kept < heaviestFirst.size(); kept++) {
      double rest =
          heaviestFirst.drop(kept).map(AskedWords.Stem::weight).sum().doubleValue() * Bm25.MOST;
      if (rest < heaviestFirst.head().weight()) {
        Seq<TextHit> best =
            ranked(source, query, asked, heaviestFirst.take(kept), count).sorted(BEST_FIRST);
        if (best.size() == count && best.last().relevance() >= rest) {
          return best;
        }
        break;
      }
    }
    return ranked(source, query, asked, asked.stems(), count);
  }

  /** Of the texts that match, scored by every stem that is asked for. */
  private Seq<TextHit> ranked(
      SearchSource source,
      TextQuery query,
      AskedWords asked,
      Seq<AskedWords.Stem> matching,
      int count) {
    int stems = asked.stems().size();
    double[] weights = asked.stems().toJavaStream().mapToDouble(AskedWords.Stem::weight).toArray();
    double average = asked.averageLength();
    String joined = query.matching() == Matching.ALL ? " & " : " | ";
    return session.list(
        new RenderedSql(TsvectorSql.ranked(source, stems, query.owner().isDefined())),
        binds -> {
          for (double weight : weights) {
            binds.real(weight);
          }
          for (AskedWords.Stem stem : asked.stems()) {
            binds.inferred(SoughtWords.quoted(stem.text()));
          }
          binds
              .real(average)
              .inferred(matching.map(stem -> SoughtWords.quoted(stem.text())).mkString(joined));
          if (query.owner().isDefined()) {
            binds.text(query.owner().get());
          }
          binds.number(count);
        },
        row -> {
          double score = 0;
          for (int stem = 0; stem < stems; stem++) {
            score += Bm25.share(weights[stem], row.number(3 + stem), row.number(2), average);
          }
          return new TextHit(row.text(1), score);
        });
  }

  /** The best texts by how often they hold what no index counts: phrases and beginnings. */
  private Seq<TextHit> counted(SearchSource source, TextQuery query, AskedWords asked, int count) {
    Seq<SoughtWords> sought = SoughtWords.of(query.matching(), asked);
    long all = asked.stems().head().all();
    RenderedSql holding = new RenderedSql(TsvectorSql.holding(source));
    Seq<Double> weights =
        sought
            .map(
                one ->
                    session
                        .one(holding, binds -> binds.inferred(one.tsquery()), row -> row.number(1))
                        .get())
            .map(texts -> Bm25.weight(all, texts));
    double average = asked.averageLength();
    List<TextHit> hits = new ArrayList<>();
    for (TextPlaces text : candidates(source, query, sought, count)) {
      double score = 0;
      for (int i = 0; i < sought.size(); i++) {
        int times = sought.get(i).occurrences(text.stems()).size();
        score += Bm25.share(weights.get(i), times, text.length(), average);
      }
      hits.add(new TextHit(text.id(), score));
    }
    return Vector.ofAll(hits);
  }

  private Iterable<TextPlaces> candidates(
      SearchSource source, TextQuery query, Seq<SoughtWords> sought, int count) {
    String any = sought.map(one -> "(" + one.tsquery() + ")").mkString(" | ");
    return TextPlaces.read(
        session,
        new RenderedSql(TsvectorSql.candidates(source, query.owner().isDefined())),
        binds -> {
          binds.inferred(any).inferred(any);
          if (query.owner().isDefined()) {
            binds.text(query.owner().get());
          }
          binds.number(count).texts(sought.flatMap(SoughtWords::beginnings));
        });
  }

  @Override
  public Map<String, BitSet> places(SearchSource source, TextQuery query, Seq<String> ids) {
    Map<String, BitSet> places = HashMap.empty();
    Seq<SoughtWords> sought = SoughtWords.of(query.matching(), asked(source, query));
    for (TextPlaces text :
        TextPlaces.read(
            session,
            new RenderedSql(TsvectorSql.places(source)),
            binds -> binds.texts(ids).texts(sought.flatMap(SoughtWords::beginnings)))) {
      BitSet found = new BitSet();
      sought.forEach(one -> one.occurrences(text.stems()).forEach(found::or));
      places = places.put(text.id(), found);
    }
    return places;
  }

  @Override
  public boolean isSound(SearchSource source) {
    return session
        .one(
            new RenderedSql(TsvectorSql.isSound(source)),
            JooqSession.Binder.NOTHING,
            row -> row.number(1) == 1)
        .get();
  }

  @Override
  public void rebuild(SearchSource source) {
    session.writing();
    for (String statement : TsvectorSql.rebuild(source)) {
      session.run(new RenderedSql(statement), JooqSession.Binder.NOTHING);
    }
  }
}
