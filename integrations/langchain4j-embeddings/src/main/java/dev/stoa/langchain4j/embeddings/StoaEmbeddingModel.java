package dev.stoa.langchain4j.embeddings;

import dev.langchain4j.data.embedding.Embedding;
import dev.langchain4j.model.embedding.EmbeddingModel;
import dev.langchain4j.model.embedding.request.EmbeddingInput;
import dev.langchain4j.model.embedding.request.EmbeddingRequest;
import dev.langchain4j.model.embedding.response.EmbeddingResponse;
import dev.langchain4j.model.embedding.response.EmbeddingResponseMetadata;
import java.util.List;
import java.util.concurrent.CompletableFuture;

/** An embedding model of Stoa as one of LangChain4j, so that both compare the same vectors. */
public final class StoaEmbeddingModel implements EmbeddingModel {

  private final dev.stoa.application.embedding.EmbeddingModel model;

  /** Such as the model that the workspace is configured with. */
  public StoaEmbeddingModel(dev.stoa.application.embedding.EmbeddingModel model) {
    this.model = model;
  }

  @Override
  public EmbeddingResponse doEmbed(EmbeddingRequest request) {
    List<String> texts = request.inputs().stream().map(EmbeddingInput::text).toList();
    return EmbeddingResponse.builder()
        .embeddings(
            model.embedAll(texts).stream().map(one -> Embedding.from(one.values())).toList())
        .metadata(EmbeddingResponseMetadata.builder().modelName(modelName()).build())
        .build();
  }

  @Override
  public CompletableFuture<EmbeddingResponse> doEmbedAsync(EmbeddingRequest request) {
    return CompletableFuture.supplyAsync(() -> doEmbed(request));
  }

  @Override
  public String modelName() {
    return model.name();
  }
}
