package dev.stoa.testkit.conversation;

import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.conversation.ConversationMessage;
import dev.stoa.domain.conversation.ConversationMessages;
import dev.stoa.domain.conversation.IndexedMessage;
import dev.stoa.domain.conversation.MessageId;
import dev.stoa.domain.conversation.MessageRole;
import dev.stoa.domain.conversation.StoredMessage;
import dev.stoa.domain.conversation.UserId;
import dev.stoa.domain.kernel.StorageException;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Comparator;

/** Messages in a list, in the order of appending. */
final class InMemoryConversationMessages implements ConversationMessages {

  private final ConversationCells cells;

  InMemoryConversationMessages(ConversationCells cells) {
    this.cells = cells;
  }

  @Override
  public void append(UserId user, Seq<IndexedMessage> messages) {
    cells.messages().requireWriting();
    for (IndexedMessage one : messages) {
      ConversationMessage message = one.message();
      if (!cells.conversations().get().containsKey(message.conversation())
          || cells.messages().get().exists(other -> isSamePlace(other, message))) {
        throw new StorageException(
            "message " + message.id() + " exists, or its conversation does not");
      }
      cells.append(one);
    }
  }

  private static boolean isSamePlace(ConversationMessage one, ConversationMessage other) {
    return one.id().equals(other.id())
        || one.conversation().equals(other.conversation()) && one.sequence() == other.sequence();
  }

  @Override
  public Map<MessageId, ConversationMessage> find(Seq<MessageId> ids) {
    return cells
        .messages()
        .get()
        .filter(one -> ids.contains(one.id()))
        .toMap(ConversationMessage::id, one -> one);
  }

  @Override
  public Map<MessageId, ConversationMessage> claim(Seq<MessageId> ids) {
    cells.messages().requireWriting();
    return find(ids);
  }

  @Override
  public Seq<ConversationMessage> before(ConversationId in, long sequence, int limit) {
    return of(in).filter(one -> one.sequence() < sequence).reverse().take(limit);
  }

  @Override
  public Seq<ConversationMessage> after(ConversationId in, long sequence, int limit) {
    return of(in).filter(one -> one.sequence() > sequence).take(limit);
  }

  @Override
  public Seq<ConversationMessage> beforeOfOthers(ConversationId in, long sequence, int limit) {
    return before(in, sequence, Integer.MAX_VALUE)
        .reject(one -> one.role() == MessageRole.SYSTEM)
        .take(limit);
  }

  @Override
  public Option<ConversationMessage> latestOfSystem(ConversationId in) {
    return of(in).filter(one -> one.role() == MessageRole.SYSTEM).lastOption();
  }

  @Override
  public Seq<StoredMessage> pageOfAll(Option<Long> after, int limit) {
    return cells
        .stored()
        .filter(one -> after.forAll(position -> one.position() > position))
        .take(limit);
  }

  @Override
  public void replaceTexts(Seq<ConversationMessage> replaced) {
    Map<MessageId, ConversationMessage> byId =
        replaced.toMap(ConversationMessage::id, message -> message);
    cells
        .messages()
        .update(
            all ->
                all.map(
                    one -> byId.get(one.id()).map(other -> one.with(other.text())).getOrElse(one)));
  }

  @Override
  public boolean isWaiting() {
    return cells.messages().get().exists(one -> !cells.isIndexed(one));
  }

  @Override
  public Seq<StoredMessage> takeWaiting(int limit) {
    cells.messages().requireWriting();
    Seq<StoredMessage> taken =
        cells
            .stored()
            .reject(one -> cells.isIndexed(one.message()))
            .sorted(
                Comparator.<StoredMessage, ConversationId>comparing(
                        one -> one.message().conversation())
                    .thenComparing(one -> one.message().sequence()))
            .take(limit);
    taken
        .map(StoredMessage::message)
        .forEach(one -> cells.indexed().update(all -> all.put(one.conversation(), one.sequence())));
    return taken;
  }

  @Override
  public Seq<StoredMessage> searchable(Option<MessageId> after, int limit) {
    return cells
        .stored()
        .filter(one -> cells.isIndexed(one.message()))
        .filter(one -> after.forAll(last -> one.message().id().compareTo(last) > 0))
        .sortBy(one -> one.message().id())
        .take(limit);
  }

  private Vector<ConversationMessage> of(ConversationId in) {
    return cells
        .messages()
        .get()
        .filter(one -> one.conversation().equals(in))
        .sortBy(ConversationMessage::sequence);
  }
}
