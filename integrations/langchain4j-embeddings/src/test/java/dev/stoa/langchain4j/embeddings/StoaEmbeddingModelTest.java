package dev.stoa.langchain4j.embeddings;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.langchain4j.data.embedding.Embedding;
import dev.langchain4j.data.message.ImageContent;
import dev.langchain4j.model.embedding.EmbeddingModel;
import dev.langchain4j.model.embedding.common.AbstractEmbeddingModelIT;
import dev.langchain4j.model.embedding.listener.EmbeddingModelListener;
import dev.langchain4j.model.embedding.request.EmbeddingRequest;
import dev.stoa.application.embedding.HashingEmbeddingModel;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The kit of LangChain4j for models, passed by ours. */
final class StoaEmbeddingModelTest extends AbstractEmbeddingModelIT {

  private final EmbeddingModel model = new StoaEmbeddingModel(new HashingEmbeddingModel());

  @Override
  protected List<EmbeddingModel> models() {
    return List.of(model);
  }

  @Override
  protected EmbeddingModel modelWith(EmbeddingModelListener listener) {
    return model.addListener(listener);
  }

  @Override
  protected EmbeddingModel failingModelWith(EmbeddingModelListener listener) {
    return new StoaEmbeddingModel(
            text -> {
              throw new IllegalStateException("the model is down");
            })
        .addListener(listener);
  }

  @Override
  protected boolean supportsInputTypeParameter() {
    return false;
  }

  @Override
  protected boolean supportsDimensionsParameter() {
    return false;
  }

  @Override
  protected boolean supportsImageInput() {
    return false;
  }

  @Override
  protected ImageContent catImage() {
    return ImageContent.from("AAAA", "image/png");
  }

  @Override
  protected boolean assertModelName() {
    return true;
  }

  @Override
  protected boolean assertTokenUsage() {
    return false;
  }

  @Test
  void vectorsAreThoseOfTheModel() {
    Embedding async =
        model
            .embedAsync(EmbeddingRequest.builder().input("retries need jitter").build())
            .join()
            .embeddings()
            .get(0);
    assertArrayEquals(
        new HashingEmbeddingModel().embed("retries need jitter").values(), async.vector());
    assertEquals(HashingEmbeddingModel.NAME, model.modelName());
    assertEquals(HashingEmbeddingModel.DIMENSION, model.dimension());
  }
}
