package dev.stoa.bootstrap.conversation;

import com.google.inject.AbstractModule;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import dev.stoa.application.conversation.ContentProtection;
import dev.stoa.application.conversation.ConversationOperations;
import dev.stoa.application.conversation.MessageOperations;
import dev.stoa.application.conversation.MessageSearchOperations;
import dev.stoa.application.conversation.ProjectOperations;
import dev.stoa.bootstrap.storage.Wiring;
import dev.stoa.domain.conversation.TokenCounter;

/** Provides the operations of conversations. */
public final class ConversationModule extends AbstractModule {

  @Provides
  @Singleton
  private static ProjectOperations projects(Wiring wiring) {
    return new ProjectOperations(wiring.storage(), wiring.clock(), wiring.ids());
  }

  @Provides
  @Singleton
  private static ConversationOperations conversations(Wiring wiring, ContentProtection protection) {
    return new ConversationOperations(wiring.storage(), wiring.clock(), wiring.ids(), protection);
  }

  @Provides
  @Singleton
  private static MessageOperations messages(
      Wiring wiring, ContentProtection protection, TokenCounter counter) {
    return new MessageOperations(
        wiring.storage(), wiring.clock(), wiring.ids(), protection, counter);
  }

  @Provides
  @Singleton
  private static MessageSearchOperations messageSearch(
      Wiring wiring, ContentProtection protection) {
    return new MessageSearchOperations(wiring.storage(), protection);
  }
}
