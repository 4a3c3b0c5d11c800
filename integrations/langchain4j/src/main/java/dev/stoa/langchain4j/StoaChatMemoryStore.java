package dev.stoa.langchain4j;

import dev.langchain4j.data.message.ChatMessage;
import dev.langchain4j.store.memory.chat.ChatMemoryStore;
import dev.stoa.application.conversation.ConversationOperations;
import dev.stoa.application.conversation.MessageOperations;
import dev.stoa.application.conversation.NewConversation;
import dev.stoa.domain.conversation.Conversation;
import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.conversation.ConversationMessage;
import dev.stoa.domain.conversation.ExternalId;
import dev.stoa.domain.conversation.MessageDraft;
import dev.stoa.domain.conversation.UserId;
import dev.stoa.domain.kernel.RefusalException;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.WeakHashMap;
import java.util.concurrent.CompletableFuture;

/**
 * Chat memories as conversations of a user; the id of a memory is the external id of its
 * conversation.
 *
 * <p>An update appends what is new. Messages that a window evicts stay as history, which pages and
 * search show, and so do messages that others add between reading and updating.
 */
public final class StoaChatMemoryStore implements ChatMemoryStore {

  private final ConversationOperations conversations;
  private final MessageOperations messages;
  private final UserId user;

  /** Messages that were read and are stored in another form, which they keep. */
  private final Map<ChatMessage, MessageDraft> foreign =
      Collections.synchronizedMap(new WeakHashMap<>());

  /** For the local user. */
  public StoaChatMemoryStore(ConversationOperations conversations, MessageOperations messages) {
    this(conversations, messages, UserId.LOCAL);
  }

  /** For the conversations of a user. */
  public StoaChatMemoryStore(
      ConversationOperations conversations, MessageOperations messages, UserId user) {
    this.conversations = conversations;
    this.messages = messages;
    this.user = user;
  }

  @Override
  public List<ChatMessage> getMessages(Object memoryId) {
    return find(memoryId).map(this::current).getOrElse(Vector::empty).map(this::message).asJava();
  }

  private ChatMessage message(ConversationMessage stored) {
    return MessageForm.message(stored)
        .getOrElse(
            () -> {
              ChatMessage message = MessageForm.foreign(stored);
              foreign.put(
                  message,
                  new MessageDraft(
                      stored.role(),
                      stored.content(),
                      stored.text().toolCalls(),
                      stored.text().payload(),
                      stored.labels()));
              return message;
            });
  }

  private MessageDraft draft(ChatMessage message) {
    MessageDraft known = foreign.get(message);
    return known == null ? MessageForm.draft(message) : known;
  }

  private Seq<ConversationMessage> current(ConversationId chat) {
    return messages.current(user, chat).getOrElse(Vector::empty);
  }

  @Override
  public void updateMessages(Object memoryId, List<ChatMessage> wanted) {
    Seq<MessageDraft> drafts = Vector.ofAll(wanted).map(this::draft);
    messages
        .extend(user, find(memoryId).getOrElse(() -> start(memoryId)), drafts)
        .getOrElseThrow(RefusalException::new);
  }

  /** Deletes the conversation with its history; audited. */
  @Override
  public void deleteMessages(Object memoryId) {
    find(memoryId).forEach(chat -> conversations.delete(user, chat));
  }

  @Override
  public CompletableFuture<List<ChatMessage>> getMessagesAsync(Object memoryId) {
    return CompletableFuture.supplyAsync(() -> getMessages(memoryId));
  }

  @Override
  public CompletableFuture<Void> updateMessagesAsync(Object memoryId, List<ChatMessage> wanted) {
    return CompletableFuture.runAsync(() -> updateMessages(memoryId, wanted));
  }

  @Override
  public CompletableFuture<Void> deleteMessagesAsync(Object memoryId) {
    return CompletableFuture.runAsync(() -> deleteMessages(memoryId));
  }

  private Option<ConversationId> find(Object memoryId) {
    return conversations.find(user, external(memoryId)).toOption().map(Conversation::id);
  }

  private ConversationId start(Object memoryId) {
    return conversations
        .start(user, NewConversation.untitled().external(external(memoryId).value()))
        .getOrElseThrow(RefusalException::new)
        .id();
  }

  private static ExternalId external(Object memoryId) {
    return new ExternalId(memoryId.toString());
  }
}
