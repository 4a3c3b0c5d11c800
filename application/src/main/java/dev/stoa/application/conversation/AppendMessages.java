package dev.stoa.application.conversation;

import dev.stoa.domain.conversation.Conversation;
import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.conversation.ConversationMessage;
import dev.stoa.domain.conversation.ConversationMessages;
import dev.stoa.domain.conversation.ConversationRefused;
import dev.stoa.domain.conversation.ConversationStorage;
import dev.stoa.domain.conversation.Conversations;
import dev.stoa.domain.conversation.MessageDraft;
import dev.stoa.domain.conversation.MessageId;
import dev.stoa.domain.conversation.MessageText;
import dev.stoa.domain.conversation.UserId;
import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.kernel.IdSource;
import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;

/** The step of appending messages to a conversation; requires an open write unit. */
public final class AppendMessages {

  private final Conversations conversations;
  private final ConversationMessages messages;
  private final FindConversation find;
  private final SealContent seal;
  private final InstantSource clock;
  private final IdSource ids;

  /** For one workspace, with its clock, id source and protection. */
  public AppendMessages(
      ConversationStorage storage,
      InstantSource clock,
      IdSource ids,
      ContentProtection protection) {
    this.conversations = storage.conversations();
    this.messages = storage.conversationMessages();
    this.find = new FindConversation(conversations);
    this.seal = new SealContent(protection.cipher());
    this.clock = clock;
    this.ids = ids;
  }

  /**
   * Appends in order, or nothing; answers the plain messages. One that exists under its chosen id
   * is not appended again.
   */
  public Either<ConversationRefused, Seq<ConversationMessage>> append(
      UserId user, ConversationId id, Seq<NewMessage> added) {
    return find.lock(user, id).flatMap(conversation -> append(conversation, added));
  }

  /** As above, to a conversation that is locked. */
  Either<ConversationRefused, Seq<ConversationMessage>> append(
      Conversation conversation, Seq<NewMessage> added) {
    Map<MessageId, ConversationMessage> known = known(added);
    Option<ConversationRefused> refused =
        added.flatMap(one -> taken(conversation.id(), one, known)).headOption();
    if (refused.isDefined()) {
      return Either.left(refused.get());
    }
    Seq<NewMessage> fresh = added.reject(one -> one.id().exists(known::containsKey));
    if (fresh.isEmpty()) {
      return Either.right(added.map(one -> known.get(one.id().get()).get()));
    }
    if (conversation.archivedAt().isDefined()) {
      return Either.left(new ConversationRefused.Archived(conversation.id()));
    }
    return Either.right(appended(conversation, added, known));
  }

  private Map<MessageId, ConversationMessage> known(Seq<NewMessage> added) {
    Seq<MessageId> chosen = added.flatMap(NewMessage::id);
    requireDistinct(chosen);
    return chosen.isEmpty() ? HashMap.empty() : messages.claim(chosen).mapValues(seal::open);
  }

  private static void requireDistinct(Seq<MessageId> chosen) {
    if (chosen.distinct().size() < chosen.size()) {
      throw new InvalidValue("two messages have the same message_id: give each its own");
    }
  }

  private static Option<ConversationRefused> taken(
      ConversationId in, NewMessage added, Map<MessageId, ConversationMessage> known) {
    return added
        .id()
        .flatMap(known::get)
        .filter(existing -> !existing.says(in, added.draft()))
        .map(existing -> new ConversationRefused.MessageTaken(existing.id()));
  }

  private Seq<ConversationMessage> appended(
      Conversation conversation, Seq<NewMessage> added, Map<MessageId, ConversationMessage> known) {
    Instant now = clock.instant();
    long sequence = conversation.numbers().given();
    List<ConversationMessage> all = new ArrayList<>();
    List<ConversationMessage> fresh = new ArrayList<>();
    for (NewMessage one : added) {
      Option<ConversationMessage> existing = one.id().flatMap(known::get);
      if (existing.isDefined()) {
        all.add(existing.get());
        continue;
      }
      sequence++;
      ConversationMessage message = made(conversation.id(), one, sequence, now);
      all.add(message);
      fresh.add(message);
    }
    messages.append(Vector.ofAll(fresh).map(seal::seal));
    conversations.save(conversation.appended(fresh.size(), now));
    return Vector.ofAll(all);
  }

  private ConversationMessage made(
      ConversationId in, NewMessage added, long sequence, Instant now) {
    MessageDraft draft = added.draft();
    return new ConversationMessage(
        added.id().getOrElse(() -> new MessageId(ids.next())),
        in,
        sequence,
        draft.role(),
        MessageText.of(draft),
        draft.labels(),
        now);
  }
}
