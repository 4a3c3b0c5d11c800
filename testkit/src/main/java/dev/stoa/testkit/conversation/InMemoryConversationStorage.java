package dev.stoa.testkit.conversation;

import dev.stoa.domain.conversation.ConversationMessages;
import dev.stoa.domain.conversation.ConversationStorage;
import dev.stoa.domain.conversation.Conversations;
import dev.stoa.domain.conversation.Projects;
import dev.stoa.testkit.kernel.InMemoryUnitOfWork;

/** The ports of conversations in memory. */
public interface InMemoryConversationStorage extends ConversationStorage {

  /** The fakes behind the ports. */
  Fakes conversationFakes();

  @Override
  default Projects projects() {
    return conversationFakes().projects();
  }

  @Override
  default Conversations conversations() {
    return conversationFakes().conversations();
  }

  @Override
  default ConversationMessages conversationMessages() {
    return conversationFakes().messages();
  }

  /** The fakes of one workspace. */
  record Fakes(Projects projects, Conversations conversations, ConversationMessages messages) {

    /** Over one unit of work. */
    public Fakes(InMemoryUnitOfWork unit) {
      this(new ConversationCells(unit));
    }

    private Fakes(ConversationCells cells) {
      this(
          new InMemoryProjects(cells),
          new InMemoryConversations(cells),
          new InMemoryConversationMessages(cells));
    }
  }
}
