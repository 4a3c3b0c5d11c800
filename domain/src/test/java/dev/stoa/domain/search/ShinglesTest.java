package dev.stoa.domain.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

final class ShinglesTest {

  @Test
  void theSameWordsAreTheSameText() {
    assertEquals(1, similarity("Retry, with JITTER always!", "retry with jitter always"));
    assertEquals(1, similarity("Jitter", "jitter"));
    assertEquals(1, similarity("", "!"));
  }

  @Test
  void oneOtherWordOfManyChangesLittle() {
    assertTrue(
        similarity(
                "the cache holds prices for one hour and then reads them again from the store",
                "the cache holds prices for one hour and then reads them again from the shop")
            > 0.8);
    // Three of four runs have the other word.
    assertEquals(
        1.0 / 7,
        similarity("retry with full jitter always now", "retry with full no always now"),
        0.01);
  }

  @Test
  void otherWordsAreAnotherText() {
    assertEquals(0, similarity("retry with jitter", "cache the prices"));
    assertEquals(0, similarity("", "cache"));
  }

  private static double similarity(String one, String other) {
    double similarity = Shingles.of(one).similarity(Shingles.of(other));
    assertEquals(similarity, Shingles.of(other).similarity(Shingles.of(one)));
    return similarity;
  }
}
