package dev.stoa.application.search;

import dev.stoa.domain.kernel.CodePointOrder;
import dev.stoa.domain.search.EmbeddingRefused;
import dev.stoa.domain.search.RankTexts;
import dev.stoa.domain.search.RankedText;
import dev.stoa.domain.search.SearchDocument;
import dev.stoa.domain.search.SearchEverything;
import dev.stoa.domain.search.SearchPlace;
import dev.stoa.domain.search.SearchSource;
import dev.stoa.domain.search.SearchWords;
import dev.stoa.domain.search.Snippets;
import dev.stoa.domain.search.TextIndex;
import dev.stoa.domain.search.TextQuery;
import dev.stoa.domain.trust.Trust;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.util.Comparator;
import java.util.function.Function;

/**
 * The answers of several indexes as one ranking, the same text once.
 *
 * <p>What counts is the place in the ranking of its source: scores of different sources, with other
 * texts and other words, do not compare. Of those in the same place the more trusted one comes
 * first, then the one with more of the query's words. A text that occurs in several places has the
 * best of them, so that reading further changes nothing of what was read.
 */
final class Ranking {

  private record Answer(
      SearchPlace at, int place, RankedText ranked, int answered, String sameness) {}

  private static final Comparator<Answer> BEST_FIRST =
      Comparator.comparingInt(Answer::place)
          .thenComparing(answer -> answer.ranked().standing(), Comparator.reverseOrder())
          .thenComparing(Comparator.comparingInt(Answer::answered).reversed())
          .thenComparing(answer -> answer.at().source())
          .thenComparing(answer -> answer.at().id(), CodePointOrder::compare);

  /** Of hits that repeat each other no more are read. */
  private static final int MOST_READ = 4 * SearchEverything.DEEPEST;

  /** Folding a longer text takes longer than finding it. */
  private static final int LONGEST_FOLDED = 2_000;

  private final TextIndex index;
  private final RankTexts texts;
  private final Function<SearchSource, TextQuery> query;
  private final Trust least;

  Ranking(TextIndex index, RankTexts texts, Function<SearchSource, TextQuery> query, Trust least) {
    this.index = index;
    this.texts = texts;
    this.query = query;
    this.least = least;
  }

  /** At least this many, unless there are fewer or texts repeat too often. */
  Either<EmbeddingRefused, Seq<MergedHit>> best(Seq<SearchSource> sources, int count) {
    // If texts repeat, the hits are fewer texts, so twice as many are read.
    for (int limit = count; ; limit = Math.min(2 * limit, MOST_READ)) {
      Vector<Seq<Answer>> answers = Vector.empty();
      for (SearchSource source : sources) {
        Either<EmbeddingRefused, Seq<Answer>> some = answers(source, limit);
        if (some.isLeft()) {
          return Either.left(some.getLeft());
        }
        answers = answers.append(some.get());
      }
      Seq<Answer> found = answers.flatMap(all -> all);
      Seq<MergedHit> once = once(found.filter(this::isTrusted).sorted(BEST_FIRST));
      int each = limit;
      boolean exhausted = answers.forAll(all -> all.size() < each);
      if (once.size() >= count || exhausted || each >= MOST_READ) {
        return Either.right(once);
      }
    }
  }

  /** What is quarantined is left out before; what has no origin is found if none is required. */
  private boolean isTrusted(Answer answer) {
    return !least.isAtLeast(Trust.DOCUMENT)
        || answer.ranked().trust().exists(trust -> trust.isAtLeast(least));
  }

  private Either<EmbeddingRefused, Seq<Answer>> answers(SearchSource source, int count) {
    TextQuery requested = query.apply(source);
    return texts.find(source, requested, 0, count).map(hits -> answers(source, requested, hits));
  }

  private Seq<Answer> answers(SearchSource source, TextQuery requested, Seq<RankedText> hits) {
    Map<String, SearchDocument> documents =
        index.named(source, hits.map(RankedText::id)).toMap(SearchDocument::id, one -> one);
    Snippets passages = Snippets.of(requested);
    return hits.zipWithIndex()
        .flatMap(
            hit ->
                documents
                    .get(hit._1.id())
                    .map(
                        one ->
                            new Answer(
                                new SearchPlace(source, one.id(), one.owner()),
                                hit._2 + 1,
                                hit._1,
                                passages.answered(beginning(one.text())),
                                sameness(one.text()))));
  }

  private static String beginning(String text) {
    return text.length() <= LONGEST_FOLDED ? text : text.substring(0, LONGEST_FOLDED);
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
              answer.sameness(),
              new MergedHit(
                  answer.at(),
                  answer.ranked().score(),
                  answer.place(),
                  answer.ranked().parts(),
                  Vector.empty()),
              (first, again) -> first.and(again.at()));
    }
    return texts.values().toVector();
  }
}
