package dev.stoa.adapter.jooq.lesson;

import static dev.stoa.adapter.jooq.lesson.LessonRows.STORED;
import static dev.stoa.schema.generated.tables.Lessons.LESSONS;

import dev.stoa.adapter.jooq.rows.Filters;
import dev.stoa.adapter.jooq.rows.Rows;
import dev.stoa.adapter.jooq.rows.StoredById;
import dev.stoa.adapter.jooq.sql.Binder;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.kernel.TimePosition;
import dev.stoa.domain.lesson.Lesson;
import dev.stoa.domain.lesson.LessonCategory;
import dev.stoa.domain.lesson.LessonCounts;
import dev.stoa.domain.lesson.LessonCountsBuilder;
import dev.stoa.domain.lesson.LessonId;
import dev.stoa.domain.lesson.LessonTier;
import dev.stoa.domain.lesson.Lessons;
import dev.stoa.domain.search.SearchDocument;
import dev.stoa.domain.search.SearchSource;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.time.Instant;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.jooq.TableField;

/** Lessons in the table {@code lessons}. */
public final class JooqLessons extends StoredById<LessonId, Lesson> implements Lessons {

  public JooqLessons(JooqSession session) {
    super(session, STORED, LessonSql.BY_ID);
  }

  @Override
  public Seq<Lesson> keep(Seq<Lesson> lessons) {
    // In one order, so that two units that store the same lessons do not wait for each other.
    Seq<Lesson> sorted = lessons.distinctBy(Lesson::id).sortBy(Lesson::id);
    int[] added = STORED.addNew(session, sorted);
    if (sorted.size() == lessons.size() && IntStream.of(added).allMatch(rows -> rows == 1)) {
      return lessons.toVector();
    }
    Map<LessonId, Lesson> stored =
        find(lessons.map(Lesson::id)).toMap(Lesson::id, lesson -> lesson);
    return lessons.map(one -> stored.get(one.id()).get()).toVector();
  }

  @Override
  public Seq<Lesson> of(String debateId, int limit) {
    return LessonSql.IN_ORDER.page(
        session, Filters.NONE.and(LessonSql.OF_DEBATE, debateId), Option.none(), limit);
  }

  @Override
  public Seq<Lesson> page(Option<TimePosition<LessonId>> after, int limit) {
    return LessonSql.NEWEST.page(session, Filters.NONE, after, limit);
  }

  @Override
  public Seq<LessonId> removeExpired(Instant now, int limit) {
    Seq<LessonId> removed =
        session
            .writing()
            .list(
                LessonSql.OVER,
                binds -> binds.set(LESSONS.EXPIRES_AT, now).set(Rows.LIMIT, limit),
                row -> new LessonId(row.get(LESSONS.ID)));
    LessonSql.BY_ID.remove(session, removed.map(LessonId::value));
    return removed;
  }

  @Override
  public LessonCounts counts(Instant now) {
    return session
        .one(
            LessonSql.TOTALS,
            binds -> binds.set(LESSONS.EXPIRES_AT, now),
            row ->
                LessonCountsBuilder.builder()
                    .lessons(row.get(LessonSql.COUNT))
                    .expired(row.get(LessonSql.EXPIRED))
                    .debates(row.get(LessonSql.DEBATES))
                    .ofDebates(row.get(LessonSql.OF_DEBATES))
                    .applications(row.get(LessonSql.APPLIED))
                    .successes(row.get(LessonSql.SUCCESSES))
                    .failures(row.get(LessonSql.FAILURES))
                    .byTier(counted(LessonSql.BY_TIER, LESSONS.TIER, LessonTier::labelled))
                    .byCategory(
                        counted(LessonSql.BY_CATEGORY, LESSONS.CATEGORY, LessonCategory::labelled))
                    .byDomain(counted(LessonSql.BY_DOMAIN, LESSONS.DOMAIN, Discipline::new))
                    .build())
        .get();
  }

  private <K> Map<K, Long> counted(
      Statement statement, TableField<?, String> kind, Function<String, K> read) {
    return session
        .list(
            statement,
            Binder.NOTHING,
            row -> Tuple.of(read.apply(row.get(kind)), (long) row.get(LessonSql.COUNT)))
        .toMap(Tuple2::_1, Tuple2::_2);
  }

  @Override
  public SearchSource source() {
    return SearchSource.LESSON;
  }

  @Override
  public Seq<SearchDocument> searchable(Option<String> after, int limit) {
    return LessonSql.IN_ORDER
        .page(session, Filters.NONE.and(LessonSql.INDEXED), Option.some(after.getOrElse("")), limit)
        .map(Lesson::document);
  }

  @Override
  public boolean isWaiting() {
    return LessonSql.WAITING.any(session);
  }

  @Override
  public Seq<SearchDocument> takeWaiting(int limit) {
    return LessonSql.WAITING.take(session, limit, row -> Option.some(STORED.read(row).document()));
  }
}
