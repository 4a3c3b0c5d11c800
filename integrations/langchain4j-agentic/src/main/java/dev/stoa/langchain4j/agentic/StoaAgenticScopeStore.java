package dev.stoa.langchain4j.agentic;

import dev.langchain4j.agentic.scope.AgenticScopeKey;
import dev.langchain4j.agentic.scope.AgenticScopeSerializer;
import dev.langchain4j.agentic.scope.AgenticScopeStore;
import dev.langchain4j.agentic.scope.DefaultAgenticScope;
import dev.stoa.application.conversation.ConversationOperations;
import dev.stoa.application.conversation.MessageOperations;
import dev.stoa.application.conversation.NewConversation;
import dev.stoa.domain.conversation.Conversation;
import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.conversation.ConversationMessage;
import dev.stoa.domain.conversation.ConversationQuery;
import dev.stoa.domain.conversation.Evicted;
import dev.stoa.domain.conversation.ExternalId;
import dev.stoa.domain.conversation.MessageDraft;
import dev.stoa.domain.conversation.MessageRole;
import dev.stoa.domain.conversation.UserId;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.kernel.RefusalException;
import dev.stoa.domain.kernel.TimePosition;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;

/**
 * The scopes of agents, each as the one message of a conversation of a user of their own.
 *
 * <p>Ids of memories are texts, numbers or UUIDs, and are read back as what they were.
 */
public final class StoaAgenticScopeStore implements AgenticScopeStore {

  /** The user whose conversations they are, unless another is given. */
  public static final UserId USER = new UserId("agentic-scopes");

  private final ConversationOperations conversations;
  private final MessageOperations messages;
  private final UserId user;

  /** For the scopes of {@link #USER}. */
  public StoaAgenticScopeStore(ConversationOperations conversations, MessageOperations messages) {
    this(conversations, messages, USER);
  }

  /** For the scopes of a user that has no other conversations. */
  public StoaAgenticScopeStore(
      ConversationOperations conversations, MessageOperations messages, UserId user) {
    this.conversations = conversations;
    this.messages = messages;
    this.user = user;
  }

  @Override
  public boolean save(AgenticScopeKey key, DefaultAgenticScope scope) {
    ConversationId id =
        conversations
            .start(user, NewConversation.untitled().external(external(key).value()))
            .getOrElseThrow(RefusalException::new)
            .id();
    MessageDraft draft =
        MessageDraft.carrying(MessageRole.USER, "", AgenticScopeSerializer.toJson(scope));
    messages
        .replaceAll(user, id, Vector.of(draft), Evicted.REMOVED)
        .getOrElseThrow(RefusalException::new);
    return true;
  }

  @Override
  public Optional<DefaultAgenticScope> load(AgenticScopeKey key) {
    return find(key)
        .flatMap(one -> messages.current(user, one.id()).toOption())
        .flatMap(current -> current.lastOption())
        .flatMap((ConversationMessage last) -> last.text().payload())
        .map(AgenticScopeSerializer::fromJson)
        .toJavaOptional();
  }

  @Override
  public boolean delete(AgenticScopeKey key) {
    return find(key).map(one -> conversations.delete(user, one.id())).exists(Either::isRight);
  }

  @Override
  public Set<AgenticScopeKey> getAllKeys() {
    Set<AgenticScopeKey> keys = new LinkedHashSet<>();
    Option<TimePosition<ConversationId>> after = Option.none();
    do {
      PageRequest<TimePosition<ConversationId>> wanted = new PageRequest<>(after, Page.MAX_SIZE);
      Page<Conversation, TimePosition<ConversationId>> page =
          conversations.list(user, ConversationQuery.live().page(wanted));
      page.items().flatMap(Conversation::external).forEach(one -> keys.add(key(one.value())));
      after = page.next();
    } while (after.isDefined());
    return keys;
  }

  private Option<Conversation> find(AgenticScopeKey key) {
    return conversations.find(user, external(key)).toOption();
  }

  /** The type of the memory's id, that id, and the agent's. */
  private static ExternalId external(AgenticScopeKey key) {
    Object memory = key.memoryId();
    String id = memory.toString();
    return new ExternalId(
        memory.getClass().getSimpleName() + " " + id.length() + " " + id + key.agentId());
  }

  private static AgenticScopeKey key(String external) {
    String[] parts = external.split(" ", 3);
    int end = Integer.parseInt(parts[1]);
    String id = parts[2].substring(0, end);
    Object memory =
        switch (parts[0]) {
          case "Integer" -> Integer.valueOf(id);
          case "Long" -> Long.valueOf(id);
          case "UUID" -> UUID.fromString(id);
          default -> id;
        };
    return new AgenticScopeKey(parts[2].substring(end), memory);
  }
}
