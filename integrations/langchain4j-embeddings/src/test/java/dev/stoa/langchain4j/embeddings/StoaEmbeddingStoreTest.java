package dev.stoa.langchain4j.embeddings;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.langchain4j.data.document.Metadata;
import dev.langchain4j.data.embedding.Embedding;
import dev.langchain4j.data.segment.TextSegment;
import dev.langchain4j.model.embedding.EmbeddingModel;
import dev.langchain4j.store.embedding.EmbeddingSearchRequest;
import dev.langchain4j.store.embedding.EmbeddingStore;
import dev.langchain4j.store.embedding.EmbeddingStoreWithFilteringIT;
import dev.langchain4j.store.embedding.EmbeddingStoreWithRemovalIT;
import dev.stoa.application.embedding.HashingEmbeddingModel;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The kits of LangChain4j for stores, passed by ours on both engines. */
final class StoaEmbeddingStoreTest {

  private static final EmbeddingModel MODEL = new StoaEmbeddingModel(new HashingEmbeddingModel());
  private static final AtomicInteger COLLECTIONS = new AtomicInteger();

  private static EmbeddingStore<TextSegment> newStore(Engine engine) {
    return new StoaEmbeddingStore(engine.stoa().vectors(), "kit-" + COLLECTIONS.incrementAndGet());
  }

  @ParameterizedTest
  @EnumSource
  void metadataComesBackInItsTypes(Engine engine) {
    EmbeddingStore<TextSegment> store = newStore(engine);
    Metadata metadata =
        new Metadata()
            .put("text", "2")
            .put("uuid", UUID.fromString("00000000-0000-0001-0000-000000000002"))
            .put("int", 2)
            .put("long", 2L)
            .put("longer", 1746714878034235396L)
            .put("longest", Long.MAX_VALUE)
            .put("float", 1.1f)
            .put("double", 2.0);
    store.add(Embedding.from(new float[] {1, 2}), TextSegment.from("t", metadata));
    store.addAll(
        List.of("a", "b"),
        List.of(Embedding.from(new float[] {9, 2}), Embedding.from(new float[] {8, -2})),
        null);
    assertEquals(
        metadata,
        store
            .search(
                EmbeddingSearchRequest.builder()
                    .queryEmbedding(Embedding.from(new float[] {1, 2}))
                    .maxResults(1)
                    .build())
            .matches()
            .get(0)
            .embedded()
            .metadata());
  }

  @Nested
  final class FilteringOnSqlite extends EmbeddingStoreWithFilteringIT {
    private final EmbeddingStore<TextSegment> store = newStore(Engine.SQLITE);

    @Override
    protected EmbeddingStore<TextSegment> embeddingStore() {
      return store;
    }

    @Override
    protected EmbeddingModel embeddingModel() {
      return MODEL;
    }
  }

  @Nested
  final class FilteringOnPostgres extends EmbeddingStoreWithFilteringIT {
    private final EmbeddingStore<TextSegment> store = newStore(Engine.POSTGRES);

    @Override
    protected EmbeddingStore<TextSegment> embeddingStore() {
      return store;
    }

    @Override
    protected EmbeddingModel embeddingModel() {
      return MODEL;
    }
  }

  @Nested
  final class RemovalOnSqlite extends EmbeddingStoreWithRemovalIT {
    private final EmbeddingStore<TextSegment> store = newStore(Engine.SQLITE);

    @Override
    protected EmbeddingStore<TextSegment> embeddingStore() {
      return store;
    }

    @Override
    protected EmbeddingModel embeddingModel() {
      return MODEL;
    }
  }

  @Nested
  final class RemovalOnPostgres extends EmbeddingStoreWithRemovalIT {
    private final EmbeddingStore<TextSegment> store = newStore(Engine.POSTGRES);

    @Override
    protected EmbeddingStore<TextSegment> embeddingStore() {
      return store;
    }

    @Override
    protected EmbeddingModel embeddingModel() {
      return MODEL;
    }
  }
}
