package dev.stoa.application.search;

import dev.stoa.domain.kernel.CodePointOrder;
import dev.stoa.domain.search.SearchDocument;
import dev.stoa.domain.search.SearchEverything;
import dev.stoa.domain.search.SearchPlace;
import dev.stoa.domain.search.SearchSource;
import dev.stoa.domain.search.SearchWords;
import dev.stoa.domain.search.TextHit;
import dev.stoa.domain.search.TextIndex;
import dev.stoa.domain.search.TextQuery;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.util.Comparator;
import java.util.function.Function;

/** The answers of several indexes as one ranking, the same text once. */
final class Ranking {

  private record Answer(SearchPlace at, String words, double score) {}

  private static final Comparator<Answer> BEST_FIRST =
      Comparator.comparingDouble(Answer::score)
          .reversed()
          .thenComparing(answer -> answer.at().source())
          .thenComparing(answer -> answer.at().id(), CodePointOrder::compare);

  /** Of hits that repeat each other no more are read. */
  private static final int MOST_READ = 4 * SearchEverything.DEEPEST;

  /** Folding a longer text takes longer than finding it. */
  private static final int LONGEST_FOLDED = 2_000;

  private Ranking() {}

  /** At least so many, unless there are fewer or they are told too often. */
  static Seq<MergedHit> of(
      TextIndex index,
      Seq<SearchSource> sources,
      Function<SearchSource, TextQuery> query,
      int count) {
    // Where texts repeat, so many hits are fewer texts: then twice as many are asked for.
    for (int asked = count; ; asked = Math.min(2 * asked, MOST_READ)) {
      int each = asked;
      Seq<Seq<Answer>> answers =
          sources.map(source -> answers(index, source, query.apply(source), each));
      Seq<MergedHit> once = once(answers.flatMap(all -> all).sorted(BEST_FIRST));
      boolean exhausted = answers.forAll(all -> all.size() < each);
      if (once.size() >= count || exhausted || each >= MOST_READ) {
        return once;
      }
    }
  }

  private static Seq<Answer> answers(
      TextIndex index, SearchSource source, TextQuery query, int count) {
    Seq<TextHit> hits = index.find(source, query, 0, count);
    Map<String, SearchDocument> documents =
        index.named(source, hits.map(TextHit::id)).toMap(SearchDocument::id, one -> one);
    return hits.flatMap(
        hit ->
            documents
                .get(hit.id())
                .map(
                    one ->
                        new Answer(
                            new SearchPlace(source, one.id(), one.owner()),
                            sameness(one.text()),
                            hit.relevance())));
  }

  /** What two places that say the same have in common: their words or, if long, every letter. */
  private static String sameness(String text) {
    return text.length() <= LONGEST_FOLDED ? SearchWords.folded(text) : text;
  }

  private static Seq<MergedHit> once(Seq<Answer> ranked) {
    Map<String, MergedHit> texts = LinkedHashMap.empty();
    for (Answer answer : ranked) {
      texts =
          texts.put(
              answer.words(),
              new MergedHit(answer.at(), answer.score(), Vector.empty()),
              (first, again) -> first.and(again.at()));
    }
    return texts.values().toVector();
  }
}
