package dev.stoa.bootstrap.search;

import com.google.inject.AbstractModule;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import dev.stoa.application.conversation.ContentProtection;
import dev.stoa.application.conversation.ConversationTexts;
import dev.stoa.application.embedding.EmbeddingOperations;
import dev.stoa.application.embedding.EmbeddingSettings;
import dev.stoa.application.embedding.EmbeddingTasks;
import dev.stoa.application.search.MetadataIndexOperations;
import dev.stoa.application.search.SearchOperations;
import dev.stoa.application.search.VectorOperations;
import dev.stoa.bootstrap.storage.Wiring;
import dev.stoa.domain.search.Searched;
import dev.stoa.domain.storage.Storage;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** Provides the operations of search and of embeddings, and what is searched. */
public final class SearchModule extends AbstractModule {

  @Provides
  @Singleton
  private static SearchOperations search(Wiring wiring, Seq<Searched> searched) {
    return new SearchOperations(wiring.storage(), searched, wiring.clock());
  }

  @Provides
  @Singleton
  private static EmbeddingOperations embeddings(
      Wiring wiring, Option<EmbeddingSettings> embeddings) {
    return new EmbeddingOperations(wiring.storage(), embeddings);
  }

  @Provides
  @Singleton
  private static EmbeddingTasks tasks(Wiring wiring, Option<EmbeddingSettings> embeddings) {
    EmbeddingSettings settings =
        embeddings
            .filter(chosen -> chosen.agent().isDefined())
            .getOrElseThrow(
                () ->
                    new IllegalStateException(
                        "texts of this workspace are not embedded by tasks: use queuedFor"));
    return new EmbeddingTasks(
        wiring.storage(), settings.model(), settings.agent().get(), wiring.clock(), wiring.ids());
  }

  @Provides
  @Singleton
  private static VectorOperations vectors(Wiring wiring) {
    return new VectorOperations(wiring.storage(), wiring.clock(), wiring.ids());
  }

  @Provides
  @Singleton
  private static MetadataIndexOperations metadataIndexes(Wiring wiring) {
    return new MetadataIndexOperations(wiring.storage(), wiring.clock(), wiring.ids());
  }

  /** A context that is searched is named here, so that its index can be checked and rebuilt. */
  @Provides
  @Singleton
  private static Seq<Searched> searched(Wiring wiring, ContentProtection protection) {
    Storage storage = wiring.storage();
    return List.of(
        storage.memories(),
        storage.notes(),
        storage.knowledgeEntries(),
        storage.channelMessages(),
        storage.evidenceItems(),
        storage.consensusEntries(),
        storage.lessons(),
        storage.graphEntities(),
        storage.corrections(),
        storage.memoryFiles(),
        new ConversationTexts(storage, protection),
        storage.debateTurns());
  }
}
