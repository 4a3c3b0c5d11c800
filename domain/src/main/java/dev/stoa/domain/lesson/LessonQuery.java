package dev.stoa.domain.lesson;

import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.kernel.UnitRange;
import dev.stoa.domain.search.Matching;
import dev.stoa.domain.search.TextQuery;
import io.soabase.recordbuilder.core.RecordBuilder;
import io.vavr.collection.HashSet;
import io.vavr.collection.Set;
import io.vavr.control.Option;
import java.time.Instant;

/**
 * A search for lessons; all conditions must hold.
 *
 * @param categories any of these; empty is any
 * @param minTier this tier or a better one
 * @param minScore the least score, relative to the best hit, from 0 to 1
 */
@RecordBuilder
public record LessonQuery(
    String words,
    Matching matching,
    Set<LessonCategory> categories,
    Option<Discipline> domain,
    LessonTier minTier,
    double minScore,
    boolean includeExpired,
    int limit) {

  /** The default number of lessons. */
  public static final int USUAL_LIMIT = 10;

  /** Refuses a question that takes long to read, and a score and a limit out of range. */
  public LessonQuery {
    TextQuery.requireLength(words);
    UnitRange.require("min_score", minScore);
    Page.checkedSize(limit);
  }

  /** Any of the words, in lessons that have not expired. */
  public static LessonQuery about(String words) {
    return new LessonQuery(
        words,
        Matching.ANY,
        HashSet.empty(),
        Option.none(),
        LessonTier.BRONZE,
        0,
        false,
        USUAL_LIMIT);
  }

  public LessonQuery matching(Matching way) {
    return LessonQueryBuilder.from(this).matching(way).build();
  }

  /** Only in these categories. */
  public LessonQuery in(LessonCategory... any) {
    return LessonQueryBuilder.from(this).categories(HashSet.of(any)).build();
  }

  /** Only of a domain. */
  public LessonQuery domain(String name) {
    return LessonQueryBuilder.from(this).domain(Option.some(new Discipline(name))).build();
  }

  /** Only of this tier or a better one. */
  public LessonQuery atLeast(LessonTier tier) {
    return LessonQueryBuilder.from(this).minTier(tier).build();
  }

  /** Only with a score of at least this share of the best one's. */
  public LessonQuery minScore(double least) {
    return LessonQueryBuilder.from(this).minScore(least).build();
  }

  /** Those that have expired too. */
  public LessonQuery expiredToo() {
    return LessonQueryBuilder.from(this).includeExpired(true).build();
  }

  /** At most this many. */
  public LessonQuery limit(int most) {
    return LessonQueryBuilder.from(this).limit(most).build();
  }

  /** The question for the text index. */
  public TextQuery text() {
    TextQuery query = TextQuery.about(words).matching(matching);
    return domain.map(wanted -> query.ownedBy(wanted.value())).getOrElse(query);
  }

  /** Whether a lesson fulfils the conditions other than its words and its score. */
  public boolean accepts(Lesson lesson, Instant now) {
    return (categories.isEmpty() || categories.contains(lesson.draft().category()))
        && domain.forAll(lesson.draft().domain()::equals)
        && lesson.tier().compareTo(minTier) >= 0
        && (includeExpired || !lesson.isExpired(now));
  }
}
