package dev.stoa.bootstrap.conversation;

import com.google.inject.AbstractModule;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import dev.stoa.application.conversation.ContentProtection;
import dev.stoa.application.conversation.ConversationOperations;
import dev.stoa.application.conversation.MessageOperations;
import dev.stoa.application.conversation.MessageSearchOperations;
import dev.stoa.application.conversation.ProjectOperations;
import dev.stoa.domain.kernel.IdSource;
import dev.stoa.domain.storage.Storage;
import java.time.InstantSource;

/**
 * Needs: Storage, InstantSource, IdSource. Provides: ProjectOperations, ConversationOperations,
 * MessageOperations, MessageSearchOperations.
 */
public final class ConversationModule extends AbstractModule {

  private final ContentProtection protection;

  /** With content protected like this. */
  public ConversationModule(ContentProtection protection) {
    this.protection = protection;
  }

  @Provides
  @Singleton
  public ProjectOperations projects(Storage storage, InstantSource clock, IdSource ids) {
    return new ProjectOperations(storage, clock, ids);
  }

  @Provides
  @Singleton
  public ConversationOperations conversations(Storage storage, InstantSource clock, IdSource ids) {
    return new ConversationOperations(storage, clock, ids, protection);
  }

  @Provides
  @Singleton
  public MessageOperations messages(Storage storage, InstantSource clock, IdSource ids) {
    return new MessageOperations(storage, clock, ids, protection);
  }

  @Provides
  @Singleton
  public MessageSearchOperations messageSearch(Storage storage) {
    return new MessageSearchOperations(storage, protection);
  }
}
