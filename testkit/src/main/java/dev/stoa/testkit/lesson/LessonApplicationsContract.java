package dev.stoa.testkit.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.stoa.domain.kernel.StorageException;
import dev.stoa.domain.lesson.ApplicationId;
import dev.stoa.domain.lesson.Lesson;
import dev.stoa.domain.lesson.LessonApplication;
import dev.stoa.domain.lesson.LessonApplications;
import dev.stoa.domain.lesson.LessonDraft;
import dev.stoa.domain.lesson.LessonId;
import dev.stoa.domain.lesson.LessonOutcome;
import dev.stoa.domain.lesson.LessonStorage;
import dev.stoa.testkit.storage.WorkspaceContract;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** The contract of every store of uses of lessons. */
public interface LessonApplicationsContract extends WorkspaceContract<LessonStorage> {

  /** The instant at which this suite applies lessons. */
  Instant AT = Instant.parse("2026-01-02T03:04:05.123456Z");

  @Test
  default void aUseIsStoredAndResolved() {
    LessonId lesson = given("t");
    LessonApplication first =
        added(new LessonApplication(id("a"), lesson, Option.some("d"), AT, none(), Option.none()));
    assertEquals(Option.some(first), ask(all -> all.find(first.id())));
    LessonApplication failed =
        first.resolved(LessonOutcome.failure().feedback(0.25), AT.plusSeconds(1));
    write(
        all -> {
          all.save(failed);
          return true;
        });
    assertEquals(Option.some(failed), ask(all -> all.find(first.id())));
    assertEquals(Option.none(), ask(all -> all.find(id("none"))));
  }

  @Test
  default void onlyAStoredLessonIsApplied() {
    LessonApplication orphan =
        new LessonApplication(
            id("a"), new LessonId("none"), Option.none(), AT, none(), Option.none());
    assertThrows(StorageException.class, () -> added(orphan));
  }

  @Test
  default void usesAreListedNewestFirstAndGoWithTheirLesson() {
    LessonId lesson = given("t");
    LessonId other = given("u");
    Vector<LessonApplication> all =
        Vector.range(0, 5)
            .map(
                i ->
                    added(
                        new LessonApplication(
                            id("a" + i),
                            lesson,
                            Option.none(),
                            AT.plusSeconds(i / 2),
                            none(),
                            Option.none())));
    added(new LessonApplication(id("b"), other, Option.none(), AT, none(), Option.none()));
    Vector<LessonApplication> expected = all.sortBy(LessonApplication::position);
    assertEquals(expected, ask(applications -> applications.of(lesson, Option.none(), 99)));
    assertEquals(
        expected.drop(2).take(1),
        ask(applications -> applications.of(lesson, Option.some(expected.get(1).position()), 1)));
    storage()
        .unitOfWork()
        .run(() -> storage().lessons().removeExpired(AT.plus(Lesson.LIFETIME), 9));
    assertEquals(Option.none(), ask(applications -> applications.find(id("b"))));
  }

  private static ApplicationId id(String value) {
    return new ApplicationId(value);
  }

  private static Option<LessonOutcome> none() {
    return Option.none();
  }

  private LessonId given(String title) {
    return storage()
        .unitOfWork()
        .run(
            () ->
                storage()
                    .lessons()
                    .keep(Vector.of(Lesson.learnt(LessonDraft.of(title, "p", "s"), AT))))
        .head()
        .id();
  }

  private LessonApplication added(LessonApplication one) {
    return write(
        all -> {
          all.add(one);
          return one;
        });
  }

  private <T> T ask(Function<LessonApplications, T> question) {
    return storage().unitOfWork().read(() -> question.apply(storage().lessonApplications()));
  }

  private <T> T write(Function<LessonApplications, T> work) {
    return storage().unitOfWork().run(() -> work.apply(storage().lessonApplications()));
  }
}
