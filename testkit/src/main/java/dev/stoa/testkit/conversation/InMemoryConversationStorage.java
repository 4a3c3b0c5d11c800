package dev.stoa.testkit.conversation;

import dev.stoa.domain.conversation.ConversationMessages;
import dev.stoa.domain.conversation.ConversationStorage;
import dev.stoa.domain.conversation.Conversations;
import dev.stoa.domain.conversation.KeywordIndex;
import dev.stoa.domain.conversation.Projects;
import dev.stoa.domain.search.TextIndex;
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

  @Override
  default KeywordIndex keywordIndex() {
    return conversationFakes().keywords();
  }

  /** The fakes of one workspace. */
  record Fakes(
      Projects projects,
      Conversations conversations,
      ConversationMessages messages,
      KeywordIndex keywords) {

    /** With the index that must hear when conversations are removed. */
    public Fakes(InMemoryUnitOfWork unit, TextIndex index) {
      this(new ConversationCells(unit, index));
    }

    private Fakes(ConversationCells cells) {
      this(
          new InMemoryProjects(cells),
          new InMemoryConversations(cells),
          new InMemoryConversationMessages(cells),
          new InMemoryKeywordIndex(cells));
    }
  }
}
