package dev.stoa.bootstrap.learning;

import com.google.inject.AbstractModule;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import dev.stoa.application.conversation.ContentProtection;
import dev.stoa.application.learning.LearningOperations;
import dev.stoa.bootstrap.storage.Wiring;

/** Provides the operations of learning. */
public final class LearningModule extends AbstractModule {

  @Provides
  @Singleton
  private static LearningOperations learning(Wiring wiring, ContentProtection protection) {
    return new LearningOperations(wiring.storage(), wiring.clock(), wiring.ids(), protection);
  }
}
