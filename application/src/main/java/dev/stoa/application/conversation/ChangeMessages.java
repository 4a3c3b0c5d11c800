package dev.stoa.application.conversation;

import dev.stoa.application.audit.AppendAudit;
import dev.stoa.domain.audit.AuditEvent;
import dev.stoa.domain.audit.AuditMembers;
import dev.stoa.domain.audit.AuditStorage;
import dev.stoa.domain.audit.StoaEventType;
import dev.stoa.domain.conversation.Conversation;
import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.conversation.ConversationMessage;
import dev.stoa.domain.conversation.ConversationMessages;
import dev.stoa.domain.conversation.ConversationRefused;
import dev.stoa.domain.conversation.ConversationStorage;
import dev.stoa.domain.conversation.Conversations;
import dev.stoa.domain.conversation.CurrentMessages;
import dev.stoa.domain.conversation.MessageDraft;
import dev.stoa.domain.conversation.MessageId;
import dev.stoa.domain.conversation.UserId;
import dev.stoa.domain.kernel.IdSource;
import dev.stoa.domain.search.SearchSource;
import dev.stoa.domain.search.SearchStorage;
import dev.stoa.domain.search.TextIndex;
import io.vavr.Tuple2;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.time.InstantSource;

/** The steps of correcting and removing messages; they require an open write unit. */
final class ChangeMessages {

  private final Conversations conversations;
  private final ConversationMessages messages;
  private final FindConversation find;
  private final SealContent seal;
  private final ConversationTexts texts;
  private final TextIndex index;
  private final AppendAudit audit;
  private final InstantSource clock;

  <S extends ConversationStorage & AuditStorage & SearchStorage> ChangeMessages(
      S storage, InstantSource clock, IdSource ids, ContentProtection protection) {
    this.conversations = storage.conversations();
    this.messages = storage.conversationMessages();
    this.find = new FindConversation(conversations);
    this.seal = new SealContent(protection.cipher());
    this.texts = new ConversationTexts(storage, protection);
    this.index = storage.textIndex();
    this.audit = new AppendAudit(storage.auditLog(), clock, ids);
    this.clock = clock;
  }

  /** A conversation that may be changed, locked; its messages are not indexed meanwhile. */
  Either<ConversationRefused, Conversation> hold(UserId user, ConversationId id) {
    messages.holdIndexing();
    return lock(user, id);
  }

  /** A conversation that may be changed, locked. */
  Either<ConversationRefused, Conversation> lock(UserId user, ConversationId id) {
    return find.lock(user, id)
        .filterOrElse(
            one -> one.archivedAt().isEmpty(), one -> new ConversationRefused.Archived(one.id()));
  }

  /** The messages of these numbers, in their order; the first unknown one is refused. */
  Either<ConversationRefused, Seq<ConversationMessage>> numbered(
      Conversation in, Seq<Long> sequences) {
    Map<Long, ConversationMessage> found =
        messages
            .numbered(in.id(), sequences)
            .map(seal::open)
            .toMap(one -> one.sequence(), one -> one);
    return sequences
        .find(one -> !found.containsKey(one))
        .<Either<ConversationRefused, Seq<ConversationMessage>>>map(
            one -> Either.left(new ConversationRefused.UnknownMessage(in.id(), Long.toString(one))))
        .getOrElse(() -> Either.right(sequences.distinct().flatMap(found::get)));
  }

  /** The message of an id. */
  Either<ConversationRefused, ConversationMessage> named(Conversation in, MessageId id) {
    return messages
        .find(Vector.of(id))
        .get(id)
        .filter(one -> one.conversation().equals(in.id()))
        .map(seal::open)
        .toEither(() -> new ConversationRefused.UnknownMessage(in.id(), id.value()));
  }

  /** Corrects plain messages of a conversation that is held; answers it. */
  Conversation correct(
      Conversation in, Seq<? extends Tuple2<ConversationMessage, MessageDraft>> pairs) {
    Seq<? extends Tuple2<ConversationMessage, MessageDraft>> changed =
        pairs.reject(one -> one._1.says(one._2));
    if (changed.isEmpty()) {
      return in;
    }
    messages.correct(changed.map(one -> seal.seal(one._1.corrected(one._2))));
    texts.replaceIndexed(
        index,
        in.user(),
        changed
            .filter(one -> ChangeMessages.isFoundOtherwise(one._1, one._2))
            .map(one -> one._1.corrected(one._2)));
    record(
        StoaEventType.CONVERSATION_MESSAGES_CORRECTED,
        in,
        changed.map(one -> one._1.sequence()).toVector());
    return saved(in.corrected(clock.instant()));
  }

  private static boolean isFoundOtherwise(ConversationMessage before, MessageDraft after) {
    return !before.content().equals(after.content())
        || !before.labels().author().equals(after.labels().author());
  }

  /** Removes messages of a conversation that is held; answers it. */
  Conversation remove(Conversation in, Seq<ConversationMessage> unwanted) {
    if (unwanted.isEmpty()) {
      return in;
    }
    Seq<MessageId> ids = unwanted.map(ConversationMessage::id);
    Vector<Long> numbers = unwanted.map(ConversationMessage::sequence).toVector();
    index.removeAll(SearchSource.CONVERSATION, ids.map(MessageId::value));
    messages.remove(ids);
    long newest = in.numbers().newest();
    long left =
        numbers.contains(newest)
            ? messages.upTo(in.id(), newest).map(ConversationMessage::sequence).getOrElse(0L)
            : newest;
    record(StoaEventType.CONVERSATION_MESSAGES_REMOVED, in, numbers);
    CurrentMessages current = in.current();
    return saved(
        in.removed(ids.size(), left, clock.instant())
            .current(
                new CurrentMessages(
                    current.from(), current.system().filter(one -> !numbers.contains(one)))));
  }

  private Conversation saved(Conversation changed) {
    conversations.save(changed);
    return changed;
  }

  private void record(StoaEventType type, Conversation in, Vector<Long> numbers) {
    audit.record(
        AuditEvent.of(
            type,
            AuditMembers.of("conversation_id", in.id().value())
                .number("messages", numbers.size())
                .number("sequence", numbers.min().get())));
  }
}
