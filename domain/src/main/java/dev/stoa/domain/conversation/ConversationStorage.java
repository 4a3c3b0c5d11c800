package dev.stoa.domain.conversation;

import dev.stoa.domain.kernel.ContextStorage;

/** The ports of conversations. */
public interface ConversationStorage extends ContextStorage {

  Projects projects();

  Conversations conversations();

  ConversationMessages conversationMessages();
}
