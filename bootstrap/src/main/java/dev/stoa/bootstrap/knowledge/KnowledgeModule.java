package dev.stoa.bootstrap.knowledge;

import com.google.inject.AbstractModule;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import dev.stoa.application.knowledge.KnowledgeOperations;
import dev.stoa.domain.kernel.IdSource;
import dev.stoa.domain.storage.Storage;
import java.time.InstantSource;

/** Needs: Storage, InstantSource, IdSource. Provides: KnowledgeOperations. */
public final class KnowledgeModule extends AbstractModule {

  @Provides
  @Singleton
  public KnowledgeOperations knowledge(Storage storage, InstantSource clock, IdSource ids) {
    return new KnowledgeOperations(storage, clock, ids);
  }
}
