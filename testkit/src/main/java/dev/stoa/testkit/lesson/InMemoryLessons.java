package dev.stoa.testkit.lesson;

import dev.stoa.domain.lesson.Lesson;
import dev.stoa.domain.lesson.LessonCounts;
import dev.stoa.domain.lesson.LessonId;
import dev.stoa.domain.lesson.LessonPosition;
import dev.stoa.domain.lesson.Lessons;
import dev.stoa.domain.search.SearchDocument;
import dev.stoa.domain.search.SearchSource;
import dev.stoa.domain.search.TextIndex;
import dev.stoa.testkit.kernel.Cell;
import dev.stoa.testkit.kernel.InMemoryUnitOfWork;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.SortedMap;
import io.vavr.collection.SortedSet;
import io.vavr.collection.TreeMap;
import io.vavr.collection.TreeSet;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;
import java.util.function.Function;
import java.util.function.ToLongFunction;

/** Lessons in a sorted map. */
final class InMemoryLessons implements Lessons {

  private final Cell<SortedMap<LessonId, Lesson>> lessons;

  /** The texts of these are not indexed. */
  private final Cell<SortedSet<LessonId>> waiting;

  private final InMemoryLessonApplications applications;
  private final TextIndex index;

  InMemoryLessons(
      InMemoryUnitOfWork unit, InMemoryLessonApplications applications, TextIndex index) {
    this.lessons = unit.cell(TreeMap.empty());
    this.waiting = unit.cell(TreeSet.empty());
    this.applications = applications;
    this.index = index;
  }

  @Override
  public Seq<Lesson> keep(Seq<Lesson> stored) {
    lessons.requireWriting();
    stored
        .filter(one -> find(one.id()).isEmpty())
        .distinctBy(Lesson::id)
        .forEach(
            one -> {
              lessons.update(all -> all.put(one.id(), one));
              waiting.update(all -> all.add(one.id()));
            });
    return stored.flatMap(one -> find(one.id())).toVector();
  }

  @Override
  public Option<Lesson> find(LessonId id) {
    return lessons.get().get(id);
  }

  @Override
  public Seq<Lesson> find(Seq<LessonId> ids) {
    return ids.distinct().flatMap(this::find);
  }

  @Override
  public Option<Lesson> lock(LessonId id) {
    lessons.requireWriting();
    return find(id);
  }

  @Override
  public void save(Lesson changed) {
    lessons.requireWriting();
    find(changed.id())
        .map(
            stored ->
                new Lesson(
                    stored.id(),
                    stored.draft(),
                    changed.tier(),
                    changed.applied(),
                    changed.successes(),
                    changed.failures(),
                    changed.feedback(),
                    changed.feedbacks(),
                    stored.createdAt(),
                    changed.lastAppliedAt(),
                    stored.expiresAt()))
        .forEach(stored -> lessons.update(all -> all.put(stored.id(), stored)));
  }

  @Override
  public Seq<Lesson> of(String debateId, int limit) {
    return all().filter(one -> one.draft().debateId().contains(debateId)).take(limit);
  }

  @Override
  public Seq<Lesson> page(Option<LessonPosition> after, int limit) {
    return all()
        .filter(one -> after.forAll(last -> position(one).compareTo(last) > 0))
        .sortBy(InMemoryLessons::position)
        .take(limit);
  }

  @Override
  public Seq<LessonId> removeExpired(Instant now, int limit) {
    lessons.requireWriting();
    Seq<LessonId> removed =
        all()
            .filter(one -> one.isExpired(now))
            .sortBy(Lesson::expiresAt)
            .take(limit)
            .map(Lesson::id);
    lessons.update(all -> all.removeAll(removed));
    waiting.update(all -> all.removeAll(removed));
    applications.removed(removed);
    index.removeAll(source(), removed.map(LessonId::value));
    return removed;
  }

  @Override
  public LessonCounts counts(Instant now) {
    Vector<Lesson> all = all();
    Vector<String> debates = all.flatMap(one -> one.draft().debateId());
    return new LessonCounts(
        all.size(),
        all.count(one -> one.isExpired(now)),
        debates.distinct().size(),
        debates.size(),
        total(Lesson::applied),
        total(Lesson::successes),
        total(Lesson::failures),
        counted(Lesson::tier),
        counted(one -> one.draft().category()),
        counted(one -> one.draft().domain()));
  }

  private long total(ToLongFunction<Lesson> figure) {
    return all().toJavaStream().mapToLong(figure).sum();
  }

  private <K> Map<K, Long> counted(Function<Lesson, K> kind) {
    return all().groupBy(kind).mapValues(same -> (long) same.size());
  }

  @Override
  public SearchSource source() {
    return SearchSource.LESSON;
  }

  @Override
  public Seq<SearchDocument> searchable(Option<String> after, int limit) {
    return all()
        .reject(one -> waiting.get().contains(one.id()))
        .filter(one -> after.forAll(last -> one.id().compareTo(new LessonId(last)) > 0))
        .take(limit)
        .map(Lesson::document);
  }

  @Override
  public boolean isWaiting() {
    return !waiting.get().isEmpty();
  }

  @Override
  public Seq<SearchDocument> takeWaiting(int limit) {
    lessons.requireWriting();
    Seq<LessonId> taken = waiting.get().toVector().take(limit);
    waiting.update(all -> all.removeAll(taken));
    return find(taken).map(Lesson::document);
  }

  private static LessonPosition position(Lesson lesson) {
    return new LessonPosition(lesson.createdAt(), lesson.id());
  }

  private Vector<Lesson> all() {
    return lessons.get().values().toVector();
  }
}
