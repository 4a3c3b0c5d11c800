package dev.stoa.spring.ai;

import dev.stoa.application.Workspace;
import dev.stoa.domain.conversation.ConversationQuery;
import dev.stoa.domain.conversation.UserId;
import dev.stoa.domain.kernel.RefusalException;
import dev.stoa.spring.ai.form.Conversing;
import dev.stoa.spring.ai.form.MessageForm;
import java.util.List;
import org.springframework.ai.chat.memory.ChatMemoryRepository;
import org.springframework.ai.chat.messages.Message;

/**
 * Stores the messages of chat memories as conversations. A list that goes on where the stored one
 * ends is appended, however long the conversation is; what a window leaves out stays as history.
 */
public final class StoaChatMemoryRepository implements ChatMemoryRepository {

  private final Conversing conversations;

  /** The conversations of the only user. */
  public StoaChatMemoryRepository(Workspace workspace) {
    this(workspace, UserId.LOCAL);
  }

  /** The conversations of a user. */
  public StoaChatMemoryRepository(Workspace workspace, UserId user) {
    this.conversations = new Conversing(workspace, user);
  }

  @Override
  public List<String> findConversationIds() {
    return conversations.list(ConversationQuery.live()).stream()
        .flatMap(one -> one.external().toJavaStream())
        .map(id -> id.value())
        .toList();
  }

  @Override
  public List<Message> findByConversationId(String conversationId) {
    return conversations.messages(conversationId, conversations.workspace().messages()::current);
  }

  @Override
  public void saveAll(String conversationId, List<Message> messages) {
    conversations
        .workspace()
        .messages()
        .replaceAll(
            conversations.user(),
            conversations.findOrStart(conversationId),
            messages.stream().map(MessageForm::draft).toList())
        .getOrElseThrow(RefusalException::new);
  }

  @Override
  public void deleteByConversationId(String conversationId) {
    conversations.delete(conversationId);
  }
}
