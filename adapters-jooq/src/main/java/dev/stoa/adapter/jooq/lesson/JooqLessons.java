package dev.stoa.adapter.jooq.lesson;

import static dev.stoa.schema.generated.tables.Lessons.LESSONS;

import dev.stoa.adapter.jooq.sql.Binder;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.kernel.TimePosition;
import dev.stoa.domain.lesson.Lesson;
import dev.stoa.domain.lesson.LessonCategory;
import dev.stoa.domain.lesson.LessonCounts;
import dev.stoa.domain.lesson.LessonId;
import dev.stoa.domain.lesson.LessonTier;
import dev.stoa.domain.lesson.Lessons;
import dev.stoa.domain.search.SearchDocument;
import dev.stoa.domain.search.SearchSource;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.jooq.TableField;

/** Lessons in the table {@code lessons}. */
public final class JooqLessons implements Lessons {

  private final JooqSession session;

  public JooqLessons(JooqSession session) {
    this.session = session;
  }

  @Override
  public Seq<Lesson> keep(Seq<Lesson> lessons) {
    // In one order, so that two units that store the same lessons do not wait for each other.
    Seq<Lesson> sorted = lessons.distinctBy(Lesson::id).sortBy(Lesson::id);
    int[] added = session.changeAll(LessonSql.INSERT, sorted, LessonRows::bind);
    if (sorted.size() == lessons.size() && IntStream.of(added).allMatch(rows -> rows == 1)) {
      return lessons.toVector();
    }
    Map<LessonId, Lesson> stored =
        find(lessons.map(Lesson::id)).toMap(Lesson::id, lesson -> lesson);
    return lessons.map(one -> stored.get(one.id()).get()).toVector();
  }

  @Override
  public Option<Lesson> find(LessonId id) {
    return find(Vector.of(id)).headOption();
  }

  @Override
  public Seq<Lesson> find(Seq<LessonId> ids) {
    return session.list(
        LessonSql.FIND,
        binds -> binds.set(LessonSql.IDS, ids.map(LessonId::value)),
        LessonRows::lesson);
  }

  @Override
  public Option<Lesson> lock(LessonId id) {
    session.writing();
    return session.one(
        LessonSql.LOCK, binds -> binds.set(LESSONS.ID, id.value()), LessonRows::lesson);
  }

  @Override
  public void save(Lesson lesson) {
    session.run(LessonSql.CHANGE, binds -> LessonRows.bindChanging(binds, lesson));
  }

  @Override
  public Seq<Lesson> of(String debateId, int limit) {
    return session.list(
        LessonSql.OF_DEBATE,
        binds -> binds.set(LESSONS.DEBATE_ID, debateId).set(LessonSql.LIMIT, limit),
        LessonRows::lesson);
  }

  @Override
  public Seq<Lesson> page(Option<TimePosition<LessonId>> after, int limit) {
    return session.list(
        after.isEmpty() ? LessonSql.PAGE : LessonSql.PAGE_AFTER,
        binds -> {
          binds.set(LessonSql.LIMIT, limit);
          for (TimePosition<LessonId> last : after) {
            LessonSql.NEWEST_FIRST.bind(binds, last);
          }
        },
        LessonRows::lesson);
  }

  @Override
  public Seq<LessonId> removeExpired(Instant now, int limit) {
    Seq<LessonId> removed =
        session
            .writing()
            .list(
                LessonSql.OVER,
                binds -> binds.set(LESSONS.EXPIRES_AT, now).set(LessonSql.LIMIT, limit),
                row -> new LessonId(row.get(LESSONS.ID)));
    session.run(LessonSql.DELETE, binds -> binds.set(LessonSql.IDS, removed.map(LessonId::value)));
    return removed;
  }

  @Override
  public LessonCounts counts(Instant now) {
    return session
        .one(
            LessonSql.TOTALS,
            binds -> binds.set(LESSONS.EXPIRES_AT, now),
            row ->
                new LessonCounts(
                    row.get(LessonSql.COUNT),
                    row.get(LessonSql.EXPIRED),
                    row.get(LessonSql.DEBATES),
                    row.get(LessonSql.OF_DEBATES),
                    row.get(LessonSql.APPLIED),
                    row.get(LessonSql.SUCCESSES),
                    row.get(LessonSql.FAILURES),
                    counted(LessonSql.BY_TIER, LESSONS.TIER, LessonTier::labelled),
                    counted(LessonSql.BY_CATEGORY, LESSONS.CATEGORY, LessonCategory::labelled),
                    counted(LessonSql.BY_DOMAIN, LESSONS.DOMAIN, Discipline::new)))
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
    return session
        .list(
            LessonSql.BY_ID,
            binds -> binds.set(LessonSql.AFTER_ID, after.getOrElse("")).set(LessonSql.LIMIT, limit),
            LessonRows::lesson)
        .map(Lesson::document);
  }

  @Override
  public boolean isWaiting() {
    return LessonSql.WAITING.any(session);
  }

  @Override
  public Seq<SearchDocument> takeWaiting(int limit) {
    return LessonSql.WAITING.take(
        session, limit, row -> Option.some(LessonRows.lesson(row).document()));
  }
}
