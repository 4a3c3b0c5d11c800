package dev.stoa.imports.run;

import dev.stoa.application.conversation.SealContent;
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
import dev.stoa.domain.conversation.ProjectId;
import dev.stoa.domain.conversation.UserId;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** Stores imported conversations and their messages, protected and indexed like our own. */
public final class KeepConversations {

  /** A message that has no number yet. */
  public record NewMessage(
      MessageId id, ConversationId conversation, MessageDraft draft, Instant at) {}

  private final ConversationStorage storage;
  private final SealContent seal;

  public KeepConversations(ImportRun run) {
    this.storage = run.storage();
    this.seal = new SealContent(run.protection().cipher());
  }

  /** A conversation that has no messages yet. */
  public Conversation conversation(
      ConversationId id,
      UserId user,
      Option<String> title,
      Option<ProjectId> project,
      Instant created,
      Instant updated) {
    String shown = Conversation.checkedTitle(title.getOrElse(Conversation.USUAL_TITLE));
    return ConversationBuilder.builder()
        .id(id)
        .user(user)
        .external(Option.none())
        .title(seal.title(id, shown))
        .project(project)
        .createdAt(created)
        .updatedAt(updated.isBefore(created) ? created : updated)
        .archivedAt(Option.none())
        .numbers(MessageNumbers.NONE)
        .current(CurrentMessages.ALL)
        .build();
  }

  public Option<String> add(Conversation conversation) {
    if (storage.conversations().claim(conversation.id()).isDefined()) {
      return Option.some("a conversation with this id is here already");
    }
    storage.conversations().add(conversation);
    return Option.none();
  }

  /** Adds the conversations of messages that are not here, each with the time of its first. */
  public void open(Seq<NewMessage> batch, Function<NewMessage, Conversation> make) {
    for (NewMessage first : batch.distinctBy(NewMessage::conversation)) {
      if (storage.conversations().find(first.conversation()).isEmpty()) {
        add(make.apply(first));
      }
    }
  }

  /** Appends messages to the conversations that they name, in the order in which they come. */
  public Seq<Option<String>> append(Seq<NewMessage> batch) {
    Set<MessageId> existing =
        storage.conversationMessages().claim(batch.map(NewMessage::id).distinct()).keySet();
    Map<ConversationId, Option<Conversation>> open = new LinkedHashMap<>();
    Map<ConversationId, List<ConversationMessage>> added = new LinkedHashMap<>();
    List<Option<String>> reasons = new ArrayList<>();
    for (NewMessage message : batch) {
      Option<Conversation> in =
          open.computeIfAbsent(message.conversation(), id -> storage.conversations().lock(id));
      if (existing.contains(message.id())) {
        reasons.add(Option.some("a message with this id is here already"));
      } else if (in.isEmpty()) {
        reasons.add(Option.some("the conversation " + message.conversation() + " is not here"));
      } else {
        List<ConversationMessage> messages =
            added.computeIfAbsent(message.conversation(), id -> new ArrayList<>());
        messages.add(numbered(message, in.get().numbers().given() + messages.size() + 1));
        reasons.add(Option.none());
      }
    }
    open.values()
        .forEach(
            in ->
                in.forEach(
                    one -> store(one, Vector.ofAll(added.getOrDefault(one.id(), List.of())))));
    return Vector.ofAll(reasons);
  }

  private static ConversationMessage numbered(NewMessage message, long number) {
    MessageDraft draft = message.draft();
    return new ConversationMessage(
        message.id(),
        message.conversation(),
        number,
        draft.role(),
        MessageText.of(draft),
        draft.labels(),
        message.at());
  }

  private void store(Conversation conversation, Seq<ConversationMessage> messages) {
    if (messages.isEmpty()) {
      return;
    }
    storage.conversationMessages().append(messages.map(seal::seal));
    storage
        .conversations()
        .save(conversation.appended(messages.size(), messages.last().createdAt()));
  }
}
