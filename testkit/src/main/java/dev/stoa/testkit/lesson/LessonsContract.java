package dev.stoa.testkit.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.kernel.TimePosition;
import dev.stoa.domain.lesson.Lesson;
import dev.stoa.domain.lesson.LessonCategory;
import dev.stoa.domain.lesson.LessonCountsBuilder;
import dev.stoa.domain.lesson.LessonDraft;
import dev.stoa.domain.lesson.LessonId;
import dev.stoa.domain.lesson.LessonOutcome;
import dev.stoa.domain.lesson.LessonStorage;
import dev.stoa.domain.lesson.LessonTier;
import dev.stoa.domain.lesson.Lessons;
import dev.stoa.domain.search.SearchDocument;
import dev.stoa.testkit.storage.WorkspaceContract;
import io.vavr.collection.HashMap;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** The contract of every store of lessons. */
public interface LessonsContract extends WorkspaceContract<LessonStorage> {

  /** The instant at which this suite learns. */
  Instant AT = Instant.parse("2026-01-02T03:04:05.123456Z");

  @Test
  default void aLessonIsStoredOnceAndRead() {
    Lesson whole =
        lesson(
            LessonDraft.of("o'neil ıİ", "p\n\ttab", "s \uD83D\uDE00")
                .category(LessonCategory.TESTING)
                .domain("ops'; drop")
                .debate("d")
                .language("java")
                .tag("a")
                .tag("b")
                .confidence(0.1 + 0.2),
            0);
    Lesson plain = lesson(LessonDraft.of("t", "p", "s"), 1);
    assertEquals(Vector.of(whole, plain, whole), stored(whole, plain, whole));
    assertEquals(Vector.of(plain), stored(lesson(LessonDraft.of("t", "p", "s"), 9)));
    assertEquals(Option.some(whole), ask(all -> all.find(whole.id())));
    assertEquals(Option.none(), ask(all -> all.find(new LessonId("none"))));
    assertEquals(Vector.empty(), stored());
  }

  @Test
  default void onlyItsUseChanges() {
    Lesson first = stored(lesson(LessonDraft.of("t", "p", "s"), 0)).head();
    Lesson used = first.applied(AT.plusSeconds(1)).resolved(LessonOutcome.success().feedback(0.75));
    write(
        all -> {
          all.lock(first.id());
          all.save(used);
          return true;
        });
    assertEquals(Option.some(used), ask(all -> all.find(first.id())));
    assertThrows(IllegalStateException.class, () -> ask(all -> all.lock(first.id())));
  }

  @Test
  default void lessonsAreListedNewestFirstAndByDebate() {
    Vector<Lesson> all =
        Vector.range(0, 7)
            .map(i -> lesson(LessonDraft.of("t" + i, "p", "s").debate("d" + i % 2), i / 2));
    stored(all.toJavaArray(Lesson[]::new));
    Vector<Lesson> expected = all.sortBy(LessonsContract::position);
    assertEquals(expected, ask(lessons -> lessons.page(Option.none(), 99)));
    assertEquals(
        expected.drop(2).take(1),
        ask(lessons -> lessons.page(Option.some(position(expected.get(1))), 1)));
    assertEquals(
        all.filter(one -> one.draft().debateId().contains("d1")).sortBy(Lesson::id).take(2),
        ask(lessons -> lessons.of("d1", 2)));
  }

  @Test
  default void expiredLessonsAreRemovedOldestFirst() {
    Lesson old = lesson(LessonDraft.of("old", "p", "s"), 0);
    Lesson older = lesson(LessonDraft.of("older", "p", "s"), -5);
    Lesson fresh = lesson(LessonDraft.of("fresh", "p", "s"), 5);
    stored(old, older, fresh);
    Instant end = AT.plus(Lesson.LIFETIME);
    assertEquals(Vector.of(older.id()), write(all -> all.removeExpired(end, 1)));
    assertEquals(Vector.of(old.id()), write(all -> all.removeExpired(end, 9)));
    assertEquals(Vector.empty(), write(all -> all.removeExpired(end, 9)));
    assertEquals(Vector.of(fresh), ask(all -> all.page(Option.none(), 9)));
  }

  @Test
  default void lessonsAreCounted() {
    assertEquals(
        LessonCountsBuilder.builder()
            .lessons(0)
            .expired(0)
            .debates(0)
            .ofDebates(0)
            .applications(0)
            .successes(0)
            .failures(0)
            .byTier(HashMap.empty())
            .byCategory(HashMap.empty())
            .byDomain(HashMap.empty())
            .build(),
        ask(all -> all.counts(AT)));
    Lesson used =
        lesson(LessonDraft.of("a", "p", "s").domain("x").debate("d"), 0)
            .applied(AT)
            .applied(AT)
            .resolved(LessonOutcome.success());
    stored(
        used,
        lesson(LessonDraft.of("b", "p", "s").domain("x").debate("d"), 0),
        lesson(LessonDraft.of("c", "p", "test").domain("y"), 9));
    assertEquals(
        LessonCountsBuilder.builder()
            .lessons(3)
            .expired(2)
            .debates(1)
            .ofDebates(2)
            .applications(2)
            .successes(1)
            .failures(0)
            .byTier(HashMap.of(LessonTier.BRONZE, 3L))
            .byCategory(HashMap.of(LessonCategory.BEST_PRACTICE, 2L, LessonCategory.TESTING, 1L))
            .byDomain(HashMap.of(new Discipline("x"), 2L, new Discipline("y"), 1L))
            .build(),
        ask(all -> all.counts(AT.plus(Lesson.LIFETIME))));
  }

  @Test
  default void whatWasTakenForTheIndexIsSearchable() {
    Lesson one = stored(lesson(LessonDraft.of("line\ntwo", "p", "s").domain("x"), 0)).head();
    assertEquals(Vector.empty(), ask(all -> all.searchable(Option.none(), 9)).toVector());
    SearchDocument document = write(all -> all.takeWaiting(9)).head();
    assertEquals(Vector.of(document), ask(all -> all.searchable(Option.none(), 9)).toVector());
    assertEquals(one.id().value(), document.id());
    assertEquals("x", document.owner());
    assertEquals("line two\np\ns", document.text());
    assertEquals(
        Vector.empty(), ask(all -> all.searchable(Option.some(one.id().value()), 9)).toVector());
  }

  @Test
  default void eachTextWaitsUntilItIsTaken() {
    assertFalse(ask(Lessons::isWaiting));
    Seq<Lesson> lessons =
        Vector.range(0, 3).map(i -> lesson(LessonDraft.of("t" + i, "p", "s"), 3 - i));
    write(all -> all.keep(lessons));
    assertTrue(ask(Lessons::isWaiting));
    Seq<SearchDocument> first = write(all -> all.takeWaiting(2));
    assertEquals(2, first.size());
    assertTrue(ask(Lessons::isWaiting));
    Seq<SearchDocument> rest = write(all -> all.takeWaiting(2));
    assertFalse(ask(Lessons::isWaiting));
    assertEquals(lessons.map(Lesson::document).toSet(), first.appendAll(rest).toSet());
    // What is stored already and what only changes is not indexed again.
    write(all -> all.keep(lessons));
    write(
        all -> {
          all.save(all.lock(lessons.head().id()).get().applied(AT));
          return all;
        });
    assertFalse(ask(Lessons::isWaiting));
  }

  @Test
  default void anExpiredLessonDoesNotWait() {
    Lesson one = stored(lesson(LessonDraft.of("t", "p", "s"), 0)).head();
    write(all -> all.removeExpired(one.expiresAt(), 9));
    assertFalse(ask(Lessons::isWaiting));
    assertEquals(Vector.empty(), write(all -> all.takeWaiting(9)).toVector());
  }

  private static Lesson lesson(LessonDraft draft, long second) {
    return Lesson.learnt(draft, AT.plusSeconds(second));
  }

  private static TimePosition<LessonId> position(Lesson lesson) {
    return new TimePosition<>(lesson.createdAt(), lesson.id());
  }

  private Seq<Lesson> stored(Lesson... lessons) {
    return write(all -> all.keep(Vector.of(lessons)));
  }

  private <T> T ask(Function<Lessons, T> question) {
    return storage().unitOfWork().read(() -> question.apply(storage().lessons()));
  }

  private <T> T write(Function<Lessons, T> work) {
    return storage().unitOfWork().run(() -> work.apply(storage().lessons()));
  }
}
