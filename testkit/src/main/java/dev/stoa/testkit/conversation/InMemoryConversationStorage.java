package dev.stoa.testkit.conversation;

import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.conversation.ConversationMessages;
import dev.stoa.domain.conversation.ConversationStorage;
import dev.stoa.domain.conversation.Conversations;
import dev.stoa.domain.conversation.KeywordIndex;
import dev.stoa.domain.conversation.Projects;
import dev.stoa.domain.search.TextIndex;
import dev.stoa.testkit.kernel.InMemoryUnitOfWork;
import java.util.function.Consumer;

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

    /** With the index and with whatever else must hear when conversations are removed. */
    public Fakes(InMemoryUnitOfWork unit, TextIndex index, Consumer<ConversationId> removed) {
      this(new ConversationCells(unit, index), removed);
    }

    private Fakes(ConversationCells cells, Consumer<ConversationId> removed) {
      this(
          new InMemoryProjects(cells),
          new InMemoryConversations(cells, removed),
          new InMemoryConversationMessages(cells),
          new InMemoryKeywordIndex(cells));
    }
  }
}
