package dev.stoa.bootstrap.knowledge;

import com.google.inject.AbstractModule;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import dev.stoa.application.knowledge.KnowledgeOperations;
import dev.stoa.bootstrap.storage.Wiring;

/** Provides the operations of shared knowledge. */
public final class KnowledgeModule extends AbstractModule {

  @Provides
  @Singleton
  private static KnowledgeOperations knowledge(Wiring wiring) {
    return new KnowledgeOperations(wiring.storage(), wiring.clock(), wiring.ids());
  }
}
