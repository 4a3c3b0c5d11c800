package dev.stoa.spring.ai;

import dev.stoa.application.Workspace;
import dev.stoa.application.conversation.NewMessage;
import dev.stoa.domain.conversation.UserId;
import dev.stoa.domain.conversation.WindowLimits;
import dev.stoa.domain.kernel.RefusalException;
import dev.stoa.spring.ai.form.Conversing;
import dev.stoa.spring.ai.form.MessageForm;
import java.util.List;
import org.springframework.ai.chat.memory.ChatMemory;
import org.springframework.ai.chat.messages.Message;

/**
 * A chat memory that appends, and reads the newest messages that fit into its limits; the whole
 * conversation is kept, and neither costs more the longer it is.
 */
public final class StoaChatMemory implements ChatMemory {

  /** As many messages as Spring AI has in a window by default. */
  public static final WindowLimits USUAL = WindowLimits.messages(20);

  private final Conversing conversations;
  private final WindowLimits limits;

  /** Of the only user, with the usual limits. */
  public StoaChatMemory(Workspace workspace) {
    this(workspace, UserId.LOCAL, USUAL);
  }

  /** Of a user, with limits. */
  public StoaChatMemory(Workspace workspace, UserId user, WindowLimits limits) {
    this.conversations = new Conversing(workspace, user);
    this.limits = limits;
  }

  @Override
  public void add(String conversationId, List<Message> messages) {
    if (!messages.isEmpty()) {
      conversations
          .workspace()
          .messages()
          .appendAll(
              conversations.user(),
              conversations.findOrStart(conversationId),
              messages.stream().map(MessageForm::draft).map(NewMessage::of).toList())
          .getOrElseThrow(RefusalException::new);
    }
  }

  @Override
  public List<Message> get(String conversationId) {
    return conversations.messages(
        conversationId,
        (user, id) -> conversations.workspace().messages().window(user, id, limits));
  }

  @Override
  public void clear(String conversationId) {
    conversations.delete(conversationId);
  }
}
