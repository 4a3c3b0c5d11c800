package dev.stoa.domain.critique;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.vavr.control.Option;
import java.time.Duration;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class PatternLearningTest {

  @Test
  void aFailureOfAnUnknownIssueTeachesNothing() {
    Lessons lessons = new Lessons();
    lessons.learn(PatternLesson.failed("slow query"));
    assertEquals(0, lessons.all().size());
    assertEquals(0, lessons.rate(IssueCategory.PERFORMANCE).patterns());
  }

  @Test
  void theCaseOfLettersMakesNoOtherIssue() {
    assertEquals("e4d55c6eaafd", PatternId.of("SLOW query").value());
    assertEquals(PatternId.of("INJECTION"), PatternId.of("injection"), "in any locale");
    assertEquals(IssueCategory.SECURITY, IssueCategory.of("SQL INJECTION"));
  }

  @Test
  void theKeptRateIsTheMeanOfAllRatesHoweverManyLessons() {
    long seed = 20260102;
    Random random = new Random(seed);
    Lessons lessons = new Lessons();
    for (int i = 0; i < 5_000; i++) {
      String issue = "slow " + random.nextInt(40);
      lessons.learn(
          random.nextBoolean()
              ? PatternLesson.helped(issue, random.nextDouble())
              : PatternLesson.failed(issue));
    }
    double mean =
        lessons.all().values().map(CritiquePattern::successRate).average().getOrElse(-1.0);
    assertEquals(mean, lessons.rate(IssueCategory.PERFORMANCE).mean(), 1e-12, "seed " + seed);
    assertTrue(
        lessons.all().values().forAll(one -> one.surprise() >= 0 && one.surprise() <= 1),
        "seed " + seed);
  }

  @Test
  void aPatternIsWorthHalfAfterThirtyDaysAndNeverMoreThanItsStrength() {
    Lessons lessons = new Lessons();
    lessons.learn(PatternLesson.helped("slow", 0.5));
    lessons.learn(PatternLesson.helped("slow", 0.5));
    CritiquePattern slow = lessons.pattern(PatternId.of("slow"));
    assertEquals(2.0, slow.scoreAt(slow.updatedAt()));
    assertEquals(1.0, slow.scoreAt(slow.updatedAt().plus(Duration.ofDays(30))));
    assertEquals(slow.strength(), slow.scoreAt(slow.updatedAt().minusSeconds(9)));
  }

  @Test
  void theFirstSuggestionStaysAndTheLastExampleIsCutToItsBeginning() {
    Lessons lessons = new Lessons();
    lessons.learn(lesson("first", "x".repeat(499) + "\uD83D\uDE00"));
    assertEquals(499, example(lessons).length(), "no half characters");
    lessons.learn(lesson("second", "y".repeat(900)));
    assertEquals("y".repeat(500), example(lessons));
    assertEquals(Option.some("first"), lessons.pattern(PatternId.of("slow")).suggestion());
    assertEquals(0.25, lessons.pattern(PatternId.of("slow")).averagePredictionError());
  }

  @Test
  void whatIsOutOfRangeIsRefusedByName() {
    IllegalArgumentException refused =
        assertThrows(
            IllegalArgumentException.class, () -> PatternLesson.helped("slow", Double.NaN));
    assertEquals("severity NaN is out of range: give 0 to 1", refused.getMessage());
  }

  private static String example(Lessons lessons) {
    return lessons.pattern(PatternId.of("slow")).exampleTask().get();
  }

  private static PatternLesson lesson(String suggestion, String example) {
    return new PatternLesson(
        "slow", true, 0.5, Option.some(suggestion), Option.some(example), Option.some(0.25));
  }
}
