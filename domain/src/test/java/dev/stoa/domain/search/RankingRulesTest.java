package dev.stoa.domain.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

final class RankingRulesTest {

  @Test
  void twoRankingsBecomeOneByThePlaces() {
    assertEquals(
        Vector.of("b", "a", "c", "d"),
        ReciprocalRank.fuse(Vector.of("a", "b"), Vector.of("b", "c", "d"))
            .map(ReciprocalRank.Fused::id)
            .toVector());
    assertEquals(0.4 / 61, ReciprocalRank.score(0, 1, 0.6), 1e-15);
    assertEquals(0, ReciprocalRank.score(0, 0, 0.6));
    // The same place in the same ranking is the same score: ids decide.
    assertEquals(
        Vector.of("\uE000", "\uD83D\uDE00"),
        ReciprocalRank.fuse(Vector.of("\uD83D\uDE00"), Vector.empty())
            .appendAll(ReciprocalRank.fuse(Vector.of("\uE000"), Vector.empty()))
            .map(ReciprocalRank.Fused::id)
            .sorted(dev.stoa.domain.kernel.CodePointOrder::compare)
            .toVector());
  }

  @Test
  void rareWordsWeighMoreAndLongTextsLess() {
    assertTrue(Bm25.weight(100, 1) > Bm25.weight(100, 10));
    assertEquals(1e-6, Bm25.weight(100, 90));
    assertTrue(Bm25.share(1, 1, 10, 20) > Bm25.share(1, 1, 30, 20));
    assertTrue(Bm25.share(1, 2, 10, 20) > Bm25.share(1, 1, 10, 20));
    assertTrue(Bm25.share(1, 1_000_000, 1, 20) < Bm25.MOST);
    assertEquals(0, Bm25.share(1, 0, 10, 20));
  }

  @Test
  void aVectorThatPointsNowhereIsRefused() {
    for (float[] values : new float[][] {{}, {0, 0}, {Float.NaN}, {Float.POSITIVE_INFINITY}}) {
      assertThrows(IllegalArgumentException.class, () -> Embedding.of("m", values));
    }
    assertThrows(IllegalArgumentException.class, () -> Embedding.of(" ", 1));
    assertThrows(
        IllegalArgumentException.class,
        () -> Embedding.of("m", new float[Embedding.MAX_DIMENSION + 1]));
  }
}
