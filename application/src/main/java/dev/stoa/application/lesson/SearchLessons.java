package dev.stoa.application.lesson;

import dev.stoa.domain.kernel.RefusalException;
import dev.stoa.domain.lesson.Lesson;
import dev.stoa.domain.lesson.LessonId;
import dev.stoa.domain.lesson.LessonQuery;
import dev.stoa.domain.lesson.Lessons;
import dev.stoa.domain.search.RankTexts;
import dev.stoa.domain.search.RankedText;
import dev.stoa.domain.search.SearchSource;
import dev.stoa.domain.search.SearchStorage;
import dev.stoa.domain.search.TextIndex;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.time.Instant;

/** The step of finding lessons by words; requires an open unit of work. */
final class SearchLessons {

  /** The number of hits that are read at once, until enough of them fulfil the conditions. */
  private static final int PAGE = 200;

  private final Lessons lessons;
  private final TextIndex index;
  private final RankTexts texts;

  SearchLessons(Lessons lessons, SearchStorage storage) {
    this.lessons = lessons;
    this.index = storage.textIndex();
    this.texts = new RankTexts(storage);
  }

  Seq<LessonHit> search(LessonQuery query, Instant now) {
    Vector<LessonHit> found = Vector.empty();
    double best = 0;
    Seq<RankedText> hits;
    int read = 0;
    do {
      hits =
          texts
              .find(SearchSource.LESSON, query.text(), read, PAGE)
              .getOrElseThrow(RefusalException::new);
      best = read == 0 && hits.nonEmpty() ? hits.head().relevance() : best;
      double least = best * query.minScore();
      found =
          found.appendAll(accepted(query, hits.filter(hit -> hit.relevance() >= least), best, now));
      read += hits.size();
    } while (hits.size() == PAGE
        && found.size() < query.limit()
        && hits.last().relevance() >= best * query.minScore());
    return found.take(query.limit());
  }

  private Seq<LessonHit> accepted(
      LessonQuery query, Seq<RankedText> hits, double best, Instant now) {
    Map<LessonId, Lesson> known =
        lessons
            .find(hits.map(hit -> new LessonId(hit.id())))
            .filter(lesson -> query.accepts(lesson, now))
            .toMap(Lesson::id, lesson -> lesson);
    Seq<RankedText> ranked =
        hits.filter(hit -> known.containsKey(new LessonId(hit.id()))).take(query.limit());
    Map<String, String> snippets =
        index.snippets(SearchSource.LESSON, query.text(), ranked.map(RankedText::id));
    return ranked.map(
        hit ->
            new LessonHit(
                known.get(new LessonId(hit.id())).get(),
                hit.relevance() / best,
                snippets.getOrElse(hit.id(), "")));
  }
}
