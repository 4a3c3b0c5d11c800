package dev.stoa.embeddings.onnx;

import dev.stoa.application.embedding.EmbeddingModel;
import dev.stoa.application.embedding.EmbeddingModelProvider;

/** Makes {@link MiniLm} known by its name. */
public final class MiniLmProvider implements EmbeddingModelProvider {

  @Override
  public String name() {
    return MiniLm.NAME;
  }

  @Override
  public EmbeddingModel create(int threads) {
    return new MiniLm(threads);
  }
}
