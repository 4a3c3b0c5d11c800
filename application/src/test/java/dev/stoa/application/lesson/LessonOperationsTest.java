package dev.stoa.application.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.lesson.ApplicationId;
import dev.stoa.domain.lesson.DebateSummary;
import dev.stoa.domain.lesson.Lesson;
import dev.stoa.domain.lesson.LessonApplication;
import dev.stoa.domain.lesson.LessonCategory;
import dev.stoa.domain.lesson.LessonDraft;
import dev.stoa.domain.lesson.LessonId;
import dev.stoa.domain.lesson.LessonOutcome;
import dev.stoa.domain.lesson.LessonQuery;
import dev.stoa.domain.lesson.LessonRefused;
import dev.stoa.domain.lesson.LessonTier;
import dev.stoa.domain.search.Matching;
import dev.stoa.domain.storage.Storage;
import dev.stoa.testkit.sqlite.TestWorkspace;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.time.Instant;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;

final class LessonOperationsTest {

  private Instant now = Instant.parse("2026-01-02T03:04:05.000000Z");
  private long lastId;
  @AutoClose private final TestWorkspace workspace = TestWorkspace.create();
  private final Storage storage = workspace.storage();
  private final LessonOperations lessons =
      new LessonOperations(storage, () -> now, () -> "id-" + ++lastId);

  @Test
  void aDebateTeachesOnce() {
    DebateSummary debate =
        DebateSummary.of("d", "Security of tokens", 0.9)
            .conclusion("Keep hashes only")
            .round("Tokens leak into logs");
    Seq<Lesson> first = lessons.extract(debate);
    now = now.plusSeconds(9);
    assertEquals(first.toSet(), lessons.extract(debate.conclusion("Something else")).toSet());
    assertEquals(2, first.size());
    assertEquals("security", first.head().draft().domain().value());
    assertEquals(1, storage.unitOfWork().read(() -> storage.auditLog().head()).size());
    assertEquals(Vector.empty(), lessons.extract(DebateSummary.of("e", "unsure", 0.5)));
    assertEquals(2.0, lessons.statistics().lessonsPerDebate());
  }

  @Test
  void everyConditionOfASearchHolds() {
    Lesson pooled = learn("Pool connections", "ops", LessonCategory.OPTIMIZATION);
    Lesson tested = learn("Test the pool of connections", "dev", LessonCategory.TESTING);
    LessonQuery query = LessonQuery.about("pooled connections");
    assertEquals(2, found(query).size());
    assertEquals(Vector.of(tested), found(query.in(LessonCategory.TESTING)));
    assertEquals(Vector.of(pooled), found(query.domain("ops")));
    assertEquals(Vector.empty(), found(query.atLeast(LessonTier.SILVER)));
    assertEquals(1, found(query.limit(1)).size());
    assertEquals(1, found(query.minScore(1)).size());
    assertEquals(
        Vector.of(pooled), found(LessonQuery.about("pool connections").matching(Matching.PHRASE)));
    assertEquals(1.0, lessons.search(query).head().score());
    assertTrue(lessons.search(query).head().snippet().contains("[Pool]"));
    now = now.plus(Lesson.LIFETIME);
    assertEquals(Vector.empty(), found(query));
    assertEquals(2, found(query.expiredToo()).size());
    assertEquals(2, lessons.expire(9).size());
    assertEquals(Vector.empty(), found(query.expiredToo()));
    assertEquals(Vector.empty(), lessons.search(""));
  }

  @Test
  void whatIsAcceptedIsFoundBehindManyThatAreNot() {
    for (int i = 0; i < 450; i++) {
      learn("pool " + i, "ops", LessonCategory.TESTING);
    }
    Lesson wanted = learn("a pool among many other words here", "ops", LessonCategory.SECURITY);
    assertEquals(Vector.of(wanted), found(LessonQuery.about("pool").in(LessonCategory.SECURITY)));
  }

  @Test
  void anOutcomeIsToldOnceAndProvesTheLesson() {
    Lesson lesson = learn("t", "ops", LessonCategory.TESTING);
    Vector<LessonApplication> used =
        Vector.range(0, 5)
            .map(
                i -> {
                  LessonApplication one = lessons.apply(lesson.id(), "d" + i).get();
                  return lessons.resolve(one.id(), LessonOutcome.success().feedback(0.5)).get();
                });
    Lesson proven = lessons.find(lesson.id()).get();
    assertEquals(LessonTier.SILVER, proven.tier());
    assertEquals(5, proven.applied());
    ApplicationId id = used.last().id();
    lessons.resolve(id, LessonOutcome.success().feedback(0.5)).get();
    assertEquals(proven, lessons.find(lesson.id()).get());
    assertEquals(
        Either.left(new LessonRefused.AlreadyResolved(id, LessonOutcome.success().feedback(0.5))),
        lessons.resolve(id, LessonOutcome.failure()));
    assertEquals(5, lessons.applications(lesson.id(), PageRequest.first()).items().size());
    assertEquals(1.0, lessons.statistics().successRate());
    LessonId none = new LessonId("none");
    assertEquals(Either.left(new LessonRefused.Unknown(none)), lessons.apply(none));
    ApplicationId unknown = new ApplicationId("none");
    assertEquals(
        Either.left(new LessonRefused.UnknownApplication(unknown)),
        lessons.resolve(unknown, LessonOutcome.success()));
  }

  private Lesson learn(String title, String domain, LessonCategory category) {
    return lessons.learn(
        LessonDraft.of(title, "problem", "solution").domain(domain).category(category));
  }

  private Seq<Lesson> found(LessonQuery query) {
    return lessons.search(query).map(LessonHit::lesson);
  }
}
