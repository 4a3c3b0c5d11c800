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
import java.util.BitSet;
import java.util.Comparator;

/** Words looked up in tsvectors, and ranked by BM25 as SQLite ranks them. */
final class TsvectorSearch implements WordSearch {

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
    return ranked(source, query, asked, offset + limit).drop(offset).take(limit).toVector();
  }

  private AskedWords asked(SearchSource source, TextQuery query) {
    Seq<String> words =
        query.matching() == Matching.PHRASE
            ? SearchWords.asked(query.words())
            : SearchWords.askedOnce(query.words());
    return words.isEmpty() ? new AskedWords(Vector.empty()) : AskedWords.of(session, source, words);
  }

  private Seq<TextHit> ranked(SearchSource source, TextQuery query, AskedWords asked, int count) {
    int stems = asked.stems().size();
    double[] weights = asked.stems().toJavaStream().mapToDouble(AskedWords.Stem::weight).toArray();
    double average = asked.averageLength();
    return session
        .list(
            new RenderedSql(RankedSql.of(source, stems, query.owner().isDefined())),
            binds -> {
              for (double weight : weights) {
                binds.real(weight);
              }
              for (AskedWords.Stem stem : asked.stems()) {
                binds.text(stem.quoted());
              }
              binds.real(average).text(tsquery(query.matching(), asked.stems()));
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
            })
        .sorted(
            Comparator.comparingDouble(TextHit::relevance)
                .reversed()
                .thenComparing(TextHit::id, CodePointOrder::compare));
  }

  private static String tsquery(Matching matching, Seq<AskedWords.Stem> stems) {
    Seq<String> quoted = stems.map(AskedWords.Stem::quoted);
    return switch (matching) {
      case ANY -> quoted.mkString(" | ");
      case ALL -> quoted.mkString(" & ");
      case PHRASE -> quoted.mkString(" <-> ");
      case PREFIX -> quoted.map(stem -> stem + ":*").mkString(" | ");
    };
  }

  @Override
  public Map<String, BitSet> places(SearchSource source, TextQuery query, Seq<String> ids) {
    return HashMap.empty();
  }

  @Override
  public boolean isSound(SearchSource source) {
    return true;
  }

  @Override
  public void rebuild(SearchSource source) {
    session.writing();
  }
}
