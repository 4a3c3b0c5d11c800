package dev.stoa.embeddings.onnx;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.application.embedding.EmbeddingModelProvider;
import dev.stoa.domain.search.Embedding;
import org.junit.jupiter.api.Test;

final class MiniLmTest {

  @Test
  void whatMeansTheLikeIsNear() {
    try (MiniLm model = new MiniLm()) {
      Embedding query = model.embed("How do I brew tea?");
      assertEquals(MiniLm.NAME, query.model());
      assertEquals(MiniLm.DIMENSION, query.dimension());
      double near = cosine(query, model.embed("Pour boiling water over the leaves and wait."));
      double far = cosine(query, model.embed("The invoice is due at the end of the month."));
      assertTrue(near > far + .1, () -> near + " and " + far);
      assertEquals(query, model.embed("How do I brew tea?"), "deterministic");
      assertEquals(1, cosine(query, query), 1e-6);
      assertEquals(MiniLm.DIMENSION, model.embed("").dimension());
      assertEquals(MiniLm.DIMENSION, model.embed("tea ".repeat(5_000)).dimension());
    }
  }

  @Test
  void itIsFoundByItsName() {
    assertTrue(EmbeddingModelProvider.find(MiniLm.NAME, 2).get() instanceof MiniLm);
    assertTrue(EmbeddingModelProvider.find("no-such-model", 1).isEmpty());
    assertThrows(IllegalArgumentException.class, () -> new MiniLm(0));
  }

  private static double cosine(Embedding left, Embedding right) {
    double sum = 0;
    for (int i = 0; i < left.dimension(); i++) {
      sum += (double) left.values()[i] * right.values()[i];
    }
    return sum;
  }
}
