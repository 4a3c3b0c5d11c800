package dev.stoa.testkit.conversation;

import dev.stoa.domain.conversation.Conversation;
import dev.stoa.domain.conversation.ConversationBuilder;
import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.conversation.ConversationMessage;
import dev.stoa.domain.conversation.ConversationStorage;
import dev.stoa.domain.conversation.CurrentMessages;
import dev.stoa.domain.conversation.MessageDraft;
import dev.stoa.domain.conversation.MessageId;
import dev.stoa.domain.conversation.MessageNumbers;
import dev.stoa.domain.conversation.MessageText;
import dev.stoa.domain.conversation.SealedText;
import dev.stoa.domain.conversation.UserId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;

/** Conversations and messages for tests. */
public final class ConversationSamples {

  /** The instant at which samples are made. */
  public static final Instant AT = Instant.parse("2026-01-02T03:04:05.123456Z");

  private ConversationSamples() {}

  /** A conversation of the local user, changed at an offset in seconds. */
  public static Conversation conversation(String id, long second) {
    return conversation(id, UserId.LOCAL, second);
  }

  /** A conversation, changed at an offset in seconds. */
  public static Conversation conversation(String id, UserId user, long second) {
    return ConversationBuilder.builder()
        .id(new ConversationId(id))
        .user(user)
        .external(Option.none())
        .title(SealedText.plain("title of " + id))
        .project(Option.none())
        .createdAt(AT)
        .updatedAt(AT.plusSeconds(second))
        .archivedAt(Option.none())
        .numbers(MessageNumbers.NONE)
        .current(CurrentMessages.ALL)
        .build();
  }

  /** A message that says what a draft does. */
  public static ConversationMessage message(
      Conversation in, String id, long sequence, MessageDraft draft) {
    return new ConversationMessage(
        new MessageId(id),
        in.id(),
        sequence,
        draft.role(),
        MessageText.of(draft),
        draft.labels(),
        AT);
  }

  /** Stores a conversation with messages. */
  public static Conversation stored(
      ConversationStorage storage, Conversation conversation, MessageDraft... drafts) {
    Vector<ConversationMessage> messages =
        Vector.of(drafts)
            .zipWithIndex(
                (draft, i) ->
                    message(conversation, conversation.id() + "-" + (i + 1), i + 1L, draft));
    return storage
        .unitOfWork()
        .run(
            () -> {
              Conversation with = conversation.appended(messages.size(), AT);
              storage.conversations().add(conversation);
              storage.conversationMessages().append(messages);
              storage.conversations().save(with);
              return with;
            });
  }
}
