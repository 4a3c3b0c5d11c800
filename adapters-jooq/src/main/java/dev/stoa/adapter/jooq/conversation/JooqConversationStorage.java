package dev.stoa.adapter.jooq.conversation;

import dev.stoa.adapter.jooq.unit.JooqContextStorage;
import dev.stoa.domain.conversation.ConversationMessages;
import dev.stoa.domain.conversation.ConversationStorage;
import dev.stoa.domain.conversation.Conversations;
import dev.stoa.domain.conversation.Projects;

/** The ports of conversations on either engine. */
public interface JooqConversationStorage extends ConversationStorage, JooqContextStorage {

  @Override
  default Projects projects() {
    return repository(JooqProjects.class, JooqProjects::new);
  }

  @Override
  default Conversations conversations() {
    return repository(JooqConversations.class, JooqConversations::new);
  }

  @Override
  default ConversationMessages conversationMessages() {
    return repository(JooqConversationMessages.class, JooqConversationMessages::new);
  }
}
