package dev.stoa.domain.search;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

final class ShinglesTest {

  @Test
  void theSameWordsAreTheSameText() {
    assertEquals(1, similarity("retry with jitter always", "retry with jitter always"));
    assertEquals(1, similarity("jitter", "jitter"));
  }

  @Test
  void oneOtherWordChangesTwoRuns() {
    assertEquals(
        3.0 / 7,
        similarity("retry with full jitter always now", "retry with full no always now"),
        1e-9);
  }

  @Test
  void otherWordsAreAnotherText() {
    assertEquals(0, similarity("retry with jitter", "cache the prices"));
    assertEquals(0, similarity("retry", "cache"));
  }

  private static double similarity(String one, String other) {
    Shingles first = Shingles.ofPairs(List.of(one.split(" ")));
    Shingles second = Shingles.ofPairs(List.of(other.split(" ")));
    assertEquals(first.similarity(second), second.similarity(first));
    return first.similarity(second);
  }
}
