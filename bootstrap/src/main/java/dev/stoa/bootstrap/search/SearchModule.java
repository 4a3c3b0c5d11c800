package dev.stoa.bootstrap.search;

import com.google.inject.AbstractModule;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import dev.stoa.application.conversation.ContentProtection;
import dev.stoa.application.conversation.ConversationTexts;
import dev.stoa.application.embedding.EmbeddingOperations;
import dev.stoa.application.embedding.EmbeddingSettings;
import dev.stoa.application.search.SearchOperations;
import dev.stoa.domain.search.Searched;
import dev.stoa.domain.storage.Storage;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** Needs: Storage. Provides: SearchOperations, EmbeddingOperations. */
public final class SearchModule extends AbstractModule {

  private final ContentProtection protection;
  private final Option<EmbeddingSettings> embeddings;

  /** With the content of conversations protected like this, and embedded by a model if any. */
  public SearchModule(ContentProtection protection, Option<EmbeddingSettings> embeddings) {
    this.protection = protection;
    this.embeddings = embeddings;
  }

  @Provides
  @Singleton
  public SearchOperations search(Storage storage) {
    return new SearchOperations(storage, searched(storage));
  }

  @Provides
  @Singleton
  public EmbeddingOperations embeddings(Storage storage) {
    return new EmbeddingOperations(storage, embeddings);
  }

  /** A context that is searched is named here, so that its index can be checked and rebuilt. */
  public Seq<Searched> searched(Storage storage) {
    return List.of(
        storage.memories(),
        storage.notes(),
        storage.knowledgeEntries(),
        storage.channelMessages(),
        storage.evidenceItems(),
        storage.consensusEntries(),
        storage.lessons(),
        storage.corrections(),
        new ConversationTexts(storage, protection),
        storage.debateTurns());
  }
}
