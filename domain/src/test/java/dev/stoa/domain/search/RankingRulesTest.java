package dev.stoa.domain.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

final class RankingRulesTest {

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
