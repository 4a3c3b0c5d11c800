package dev.stoa.application.conversation;

import dev.stoa.domain.conversation.Conversation;
import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.conversation.ConversationMessage;
import dev.stoa.domain.conversation.ConversationMessages;
import dev.stoa.domain.conversation.ConversationRefused;
import dev.stoa.domain.conversation.Conversations;
import dev.stoa.domain.conversation.CurrentMessages;
import dev.stoa.domain.conversation.Evicted;
import dev.stoa.domain.conversation.MessageDraft;
import dev.stoa.domain.conversation.MessageRewrite;
import dev.stoa.domain.conversation.UserId;
import dev.stoa.domain.kernel.Batch;
import dev.stoa.domain.kernel.Page;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.Function;

/**
 * The steps of reading the current messages of a conversation and of putting a list in their place;
 * they require an open unit of work.
 *
 * <p>No more messages are read than the list has, and a page.
 */
final class ReplaceMessages {

  private final Conversations conversations;
  private final ConversationMessages messages;
  private final AppendMessages append;
  private final ChangeMessages change;
  private final SealContent seal;

  ReplaceMessages(
      Conversations conversations,
      ConversationMessages messages,
      AppendMessages append,
      ChangeMessages change,
      SealContent seal) {
    this.conversations = conversations;
    this.messages = messages;
    this.append = append;
    this.change = change;
    this.seal = seal;
  }

  /** The current messages, the newest of them where there are more than a batch has. */
  Seq<ConversationMessage> current(Conversation in) {
    return Vector.ofAll(system(in)).appendAll(others(in, Batch.MAX_SIZE));
  }

  private Option<ConversationMessage> system(Conversation in) {
    return in.current()
        .system()
        .flatMap(one -> messages.numbered(in.id(), Vector.of(one)).headOption())
        .map(seal::open);
  }

  private Seq<ConversationMessage> others(Conversation in, int limit) {
    return numbered(in, in.current().from(), limit);
  }

  /** Those that the list may begin with, if others have added to the same list meanwhile. */
  private Seq<ConversationMessage> history(Conversation in) {
    long from = in.current().from();
    return numbered(in, Math.max(1, from - Page.MAX_SIZE), 2 * Page.MAX_SIZE)
        .filter(one -> one.sequence() < from);
  }

  private Seq<ConversationMessage> numbered(Conversation in, long from, int limit) {
    CurrentMessages current = in.current();
    return messages
        .from(in.id(), from, limit)
        .reverse()
        .reject(one -> current.system().contains(one.sequence()))
        .map(seal::open);
  }

  /** What was appended; none, and nothing is done, if appending is not enough. */
  Either<ConversationRefused, Option<Seq<ConversationMessage>>> append(
      UserId user,
      ConversationId id,
      Function<Conversation, MessageRewrite> changes,
      Evicted evicted) {
    return change
        .lock(user, id)
        .flatMap(
            in -> {
              MessageRewrite rewrite = changes.apply(in);
              return rewrite.onlyAppends(evicted)
                  ? appended(in, rewrite).map(Option::some)
                  : Either.right(Option.none());
            });
  }

  /** What was appended. */
  Either<ConversationRefused, Seq<ConversationMessage>> replace(
      UserId user,
      ConversationId id,
      Function<Conversation, MessageRewrite> changes,
      Evicted evicted) {
    return change
        .hold(user, id)
        .flatMap(
            in -> {
              MessageRewrite rewrite = changes.apply(in);
              return appended(
                  change.remove(change.correct(in, rewrite.corrected()), rewrite.unwanted(evicted)),
                  rewrite);
            });
  }

  /** Puts the list in the place of the current messages. */
  MessageRewrite rewrite(Conversation in, Seq<MessageDraft> given) {
    return MessageRewrite.of(system(in), others(in, given.size() + Page.MAX_SIZE), given);
  }

  /** As above, but for what others appended after the list was read. */
  MessageRewrite extension(Conversation in, Seq<MessageDraft> given) {
    return MessageRewrite.extending(
        system(in), () -> history(in), others(in, given.size() + Page.MAX_SIZE), given);
  }

  private Either<ConversationRefused, Seq<ConversationMessage>> appended(
      Conversation in, MessageRewrite rewrite) {
    CurrentMessages current = rewrite.current(in.numbers().given() + 1);
    if (!rewrite.appended().isEmpty()) {
      return append.append(in.current(current), rewrite.appended().map(NewMessage::of));
    }
    if (!current.equals(in.current())) {
      conversations.save(in.current(current));
    }
    return Either.right(Vector.empty());
  }
}
