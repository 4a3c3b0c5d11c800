package dev.stoa.spring.ai.vector;

import dev.stoa.application.search.VectorOperations;
import dev.stoa.domain.kernel.RefusalException;
import dev.stoa.domain.search.FoundVector;
import dev.stoa.domain.search.VectorCollection;
import dev.stoa.domain.search.VectorItem;
import dev.stoa.domain.search.VectorSearch;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.springframework.ai.document.Document;
import org.springframework.ai.document.DocumentMetadata;
import org.springframework.ai.embedding.EmbeddingModel;
import org.springframework.ai.embedding.EmbeddingOptions;
import org.springframework.ai.observation.conventions.VectorStoreSimilarityMetric;
import org.springframework.ai.vectorstore.AbstractVectorStoreBuilder;
import org.springframework.ai.vectorstore.SearchRequest;
import org.springframework.ai.vectorstore.filter.Filter;
import org.springframework.ai.vectorstore.observation.AbstractObservationVectorStore;
import org.springframework.ai.vectorstore.observation.VectorStoreObservationContext;

/**
 * A collection of vectors as a store of Spring AI.
 *
 * <p>An id that is added again is replaced. Filters are met before the nearest are chosen. At most
 * 1,000 documents are found at once.
 */
public final class StoaVectorStore extends AbstractObservationVectorStore {

  /** The usual name of a collection. */
  public static final String COLLECTION = "documents";

  private static final int MOST_FOUND = 1_000;
  private static final int MOST_AT_ONCE = 10_000;

  private final VectorOperations vectors;
  private final VectorCollection collection;

  private StoaVectorStore(Builder builder) {
    super(builder);
    this.vectors = builder.vectors;
    this.collection = builder.collection;
  }

  /** A store whose texts this model embeds. */
  public static Builder builder(VectorOperations vectors, EmbeddingModel model) {
    return new Builder(vectors, model);
  }

  @Override
  public void doAdd(List<Document> documents) {
    List<float[]> embedded =
        embeddingModel.embed(documents, EmbeddingOptions.builder().build(), batchingStrategy);
    List<VectorItem> items = new ArrayList<>();
    for (int i = 0; i < documents.size(); i++) {
      items.add(item(documents.get(i), embedded.get(i)));
    }
    for (int from = 0; from < items.size(); from += MOST_AT_ONCE) {
      vectors
          .put(collection, items.subList(from, Math.min(items.size(), from + MOST_AT_ONCE)))
          .getOrElseThrow(RefusalException::new);
    }
  }

  private static VectorItem item(Document document, float[] vector) {
    VectorItem item =
        VectorItem.of(document.getId(), vector)
            .metadata(DocumentValues.json(document.getMetadata()));
    String text = document.getText();
    return text == null ? item : item.text(text);
  }

  @Override
  public void doDelete(List<String> ids) {
    if (!ids.isEmpty()) {
      vectors.remove(collection, ids);
    }
  }

  @Override
  protected void doDelete(Filter.Expression filter) {
    vectors.remove(collection, DocumentFilter.of(filter));
  }

  @Override
  public List<Document> doSimilaritySearch(SearchRequest request) {
    VectorSearch nearest =
        VectorSearch.in(collection, embeddingModel.embed(request.getQuery()))
            .limit(Math.min(request.getTopK(), MOST_FOUND));
    Filter.Expression filter = request.getFilterExpression();
    double least = request.getSimilarityThreshold();
    return vectors
        .search(filter == null ? nearest : nearest.where(DocumentFilter.of(filter)))
        .getOrElseThrow(RefusalException::new)
        .toJavaStream()
        .filter(
            found ->
                least == SearchRequest.SIMILARITY_THRESHOLD_ACCEPT_ALL || found.cosine() >= least)
        .map(StoaVectorStore::document)
        .toList();
  }

  private static Document document(FoundVector found) {
    Map<String, Object> metadata = DocumentValues.of(found.item().metadata());
    metadata.put(DocumentMetadata.DISTANCE.value(), (float) (1 - found.cosine()));
    return Document.builder()
        .id(found.item().id())
        .text(found.item().text().getOrElse(""))
        .metadata(metadata)
        .score(found.cosine())
        .build();
  }

  @Override
  public VectorStoreObservationContext.Builder createObservationContextBuilder(String operation) {
    return VectorStoreObservationContext.builder("stoa", operation)
        .collectionName(collection.value())
        .similarityMetric(VectorStoreSimilarityMetric.COSINE.value());
  }

  @Override
  @SuppressWarnings("unchecked")
  public <T> Optional<T> getNativeClient() {
    return Optional.of((T) vectors);
  }

  /** What a store is made of. */
  public static final class Builder extends AbstractVectorStoreBuilder<Builder> {

    private final VectorOperations vectors;
    private VectorCollection collection = new VectorCollection(COLLECTION);

    private Builder(VectorOperations vectors, EmbeddingModel model) {
      super(model);
      this.vectors = vectors;
    }

    /** Another collection; all of its vectors have one dimension. */
    public Builder collection(String name) {
      this.collection = new VectorCollection(name);
      return this;
    }

    @Override
    public StoaVectorStore build() {
      return new StoaVectorStore(this);
    }
  }
}
