package dev.stoa.domain.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.domain.json.InvalidValue;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class NearDuplicatesTest {

  private static final String STORED = "Alice owes Bob the report on two servers";

  @ParameterizedTest
  @ValueSource(
      strings = {
        STORED,
        "  alice OWES bob\tthe report on two servers\n",
        "- " + STORED,
        "12. " + STORED,
        "> " + STORED + " [m:1f9a0c]",
        "[cor:1f9a0c2e] " + STORED
      })
  void whatWasRecalledAndIsWrittenBackIsKnown(String echo) {
    SimilarTexts found = decide(echo, WhenSimilar.refuse(0.9));
    assertEquals(TextFate.KNOWN, found.fate());
    assertEquals(Option.some("s"), found.target());
  }

  @Test
  void marksAloneAreAText() {
    assertEquals("[m:1f9a0c]", NearDuplicates.unmarked("[m:1f9a0c]"));
    assertEquals("1. 5 apples", NearDuplicates.unmarked("1. 5 apples"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "alice owed bob a report on two servers | true",
        "Alice really owes Bob the report, on two servers! | true",
        "Bob owes Alice the report on two servers | false",
        "Alice owes Bob the report on three servers | false",
        "Alice doesn't owe Bob the report on two servers | false",
        "Alice never owes Bob the report on two servers | false",
        "Alice owes Bob the report on two servers and a beer from the bar | false",
        "Alice owes Alice the report on two servers | false",
        "Lunch is at noon | false"
      })
  void onlyOtherWordingsOfTheSameFactsAreMerged(String text, boolean isMerged) {
    SimilarTexts found = decide(text, WhenSimilar.merge());
    assertEquals(isMerged ? TextFate.MERGED : TextFate.ADDED, found.fate());
    assertEquals(isMerged, found.target().isDefined());
    assertEquals(TextFate.ADDED, decide(text, WhenSimilar.report()).fate());
  }

  @Test
  void aShortFormNegatesAsTheLongOne() {
    assertEquals(
        TextFate.MERGED,
        decide("He isn't at home", "He is not at home", WhenSimilar.merge()).fate());
    assertEquals(
        TextFate.ADDED, decide("He isn't at home", "He is at home", WhenSimilar.merge()).fate());
  }

  @Test
  void theRefusalNamesThoseThatAreTooSimilar() {
    TooSimilar refused =
        NearDuplicates.decide(
                "Alice owes Bob a report on two servers now",
                Vector.of(candidate("s", STORED), candidate("t", "Bob reports on servers")),
                WhenSimilar.refuse(0.7))
            .getLeft();
    assertEquals(Vector.of("s"), refused.similar().map(SimilarText::id));
    assertTrue(refused.sentence().startsWith("this says nearly the same as s (0."));
  }

  @Test
  void similarTextsAreReportedTheMostSimilarFirstAndFewOfThem() {
    Seq<SimilarCandidate> many =
        Vector.range(0, 9)
            .map(i -> candidate("c" + i, STORED + " and more".repeat(i + 1)))
            .append(candidate("far", "Lunch is at noon"));
    Seq<SimilarText> similar =
        NearDuplicates.decide(STORED, many, WhenSimilar.report()).get().similar();
    assertEquals(
        Vector.of("c0", "c1", "c2", "c3", "c4").take(similar.size()), similar.map(SimilarText::id));
    assertTrue(similar.size() > 1 && similar.size() <= NearDuplicates.MOST);
    assertTrue(similar.forAll(one -> one.score() >= 0.5));
  }

  @Test
  void meaningAloneStaysBelowTheUsualThreshold() {
    SimilarCandidate near = new SimilarCandidate("v", "She bought a car", Option.some(0.97));
    SimilarCandidate far = new SimilarCandidate("w", "She sold a house", Option.some(0.7));
    SimilarTexts found =
        NearDuplicates.decide(
                "Her purchase: an automobile", Vector.of(near, far), WhenSimilar.merge())
            .get();
    assertEquals(TextFate.ADDED, found.fate());
    assertEquals(Vector.of(new SimilarText("v", 0.89)), found.similar());
  }

  @Test
  void candidatesAreFoundByTheLongestWords() {
    assertEquals(
        Vector.of("deployment approvals payment", "service needs two"),
        NearDuplicates.questions("- The deployment of the payment service needs two approvals"));
    assertEquals(Vector.of("likes tea"), NearDuplicates.questions("It likes tea"));
    assertEquals(Vector.of("it is"), NearDuplicates.questions("it is"));
  }

  @ParameterizedTest
  @ValueSource(doubles = {0, -1, 1.01, Double.NaN})
  void aThresholdIsAScore(double threshold) {
    assertThrows(InvalidValue.class, () -> WhenSimilar.refuse(threshold));
  }

  private static SimilarTexts decide(String text, WhenSimilar when) {
    return decide(STORED, text, when);
  }

  private static SimilarTexts decide(String stored, String text, WhenSimilar when) {
    return NearDuplicates.decide(text, Vector.of(candidate("s", stored)), when).get();
  }

  private static SimilarCandidate candidate(String id, String text) {
    return new SimilarCandidate(id, text, Option.none());
  }
}
