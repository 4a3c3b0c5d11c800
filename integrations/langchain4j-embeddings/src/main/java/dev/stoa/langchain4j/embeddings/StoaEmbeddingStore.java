package dev.stoa.langchain4j.embeddings;

import static dev.langchain4j.internal.ValidationUtils.ensureNotBlank;
import static dev.langchain4j.internal.ValidationUtils.ensureNotNull;

import dev.langchain4j.data.embedding.Embedding;
import dev.langchain4j.data.segment.TextSegment;
import dev.langchain4j.store.embedding.EmbeddingMatch;
import dev.langchain4j.store.embedding.EmbeddingSearchRequest;
import dev.langchain4j.store.embedding.EmbeddingSearchResult;
import dev.langchain4j.store.embedding.EmbeddingStore;
import dev.langchain4j.store.embedding.RelevanceScore;
import dev.langchain4j.store.embedding.filter.Filter;
import dev.stoa.application.search.VectorOperations;
import dev.stoa.domain.kernel.RefusalException;
import dev.stoa.domain.search.FoundVector;
import dev.stoa.domain.search.VectorCollection;
import dev.stoa.domain.search.VectorItem;
import dev.stoa.domain.search.VectorSearch;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;

/**
 * A collection of vectors as a store of LangChain4j.
 *
 * <p>An id that is added again is replaced. Filters are met before the nearest are chosen; {@code
 * containsString} is not supported. At most 1,000 matches are found at once.
 */
public final class StoaEmbeddingStore implements EmbeddingStore<TextSegment> {

  private static final int MOST_MATCHES = 1_000;
  private static final int MOST_AT_ONCE = 10_000;

  private final VectorOperations vectors;
  private final VectorCollection collection;

  /**
   * @param collection its name; all of its vectors have one dimension
   */
  public StoaEmbeddingStore(VectorOperations vectors, String collection) {
    this.vectors = vectors;
    this.collection = new VectorCollection(collection);
  }

  @Override
  public String add(Embedding embedding) {
    return addAll(List.of(embedding)).get(0);
  }

  @Override
  public void add(String id, Embedding embedding) {
    addAll(List.of(id), List.of(embedding), Collections.singletonList(null));
  }

  @Override
  public String add(Embedding embedding, TextSegment segment) {
    return addAll(List.of(embedding), List.of(segment)).get(0);
  }

  @Override
  public List<String> addAll(List<Embedding> embeddings) {
    List<String> ids = generateIds(embeddings.size());
    addAll(ids, embeddings, Collections.nCopies(embeddings.size(), null));
    return ids;
  }

  @Override
  public void addAll(
      List<String> ids,
      List<Embedding> embeddings,
      @Nullable List<@Nullable TextSegment> segments) {
    if (ids.size() != embeddings.size() || segments != null && ids.size() != segments.size()) {
      throw new IllegalArgumentException(
          "there are " + ids.size() + " ids for " + embeddings.size() + " embeddings");
    }
    List<VectorItem> items = new ArrayList<>();
    for (int i = 0; i < ids.size(); i++) {
      items.add(item(ids.get(i), embeddings.get(i), segments == null ? null : segments.get(i)));
    }
    for (int from = 0; from < items.size(); from += MOST_AT_ONCE) {
      vectors
          .put(collection, items.subList(from, Math.min(items.size(), from + MOST_AT_ONCE)))
          .getOrElseThrow(RefusalException::new);
    }
  }

  private static VectorItem item(String id, Embedding embedding, @Nullable TextSegment segment) {
    VectorItem item = VectorItem.of(id, embedding.vector());
    return segment == null
        ? item
        : item.text(segment.text()).metadata(SegmentMetadata.json(segment.metadata()));
  }

  @Override
  public void remove(String id) {
    vectors.remove(collection, List.of(ensureNotBlank(id, "id")));
  }

  @Override
  public void removeAll(@Nullable Collection<String> ids) {
    if (ids != null && !ids.isEmpty()) {
      vectors.remove(collection, ids);
    }
  }

  @Override
  public void removeAll(Filter filter) {
    vectors.remove(collection, SegmentFilter.of(ensureNotNull(filter, "filter")));
  }

  @Override
  public void removeAll() {
    vectors.clear(collection);
  }

  @Override
  public EmbeddingSearchResult<TextSegment> search(EmbeddingSearchRequest request) {
    VectorSearch nearest =
        VectorSearch.in(collection, request.queryEmbedding().vector())
            .limit(Math.min(request.maxResults(), MOST_MATCHES));
    VectorSearch question =
        request.filter() == null ? nearest : nearest.where(SegmentFilter.of(request.filter()));
    return new EmbeddingSearchResult<>(
        vectors
            .search(question)
            .getOrElseThrow(RefusalException::new)
            .toJavaStream()
            .map(StoaEmbeddingStore::match)
            // By the score itself, so that the score of a match finds it again.
            .filter(match -> match.score() >= request.minScore())
            .toList());
  }

  @Override
  public CompletableFuture<EmbeddingSearchResult<TextSegment>> searchAsync(
      EmbeddingSearchRequest request) {
    return CompletableFuture.supplyAsync(() -> search(request));
  }

  private static EmbeddingMatch<TextSegment> match(FoundVector found) {
    VectorItem item = found.item();
    @Nullable TextSegment segment =
        item.text()
            .map(text -> TextSegment.from(text, SegmentMetadata.of(item.metadata())))
            .getOrNull();
    return new EmbeddingMatch<>(
        RelevanceScore.fromCosineSimilarity(found.cosine()),
        item.id(),
        Embedding.from(item.vector().values()),
        segment);
  }
}
