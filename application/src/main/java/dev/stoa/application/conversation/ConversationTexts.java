package dev.stoa.application.conversation;

import dev.stoa.domain.conversation.ConversationMessage;
import dev.stoa.domain.conversation.ConversationMessages;
import dev.stoa.domain.conversation.ConversationStorage;
import dev.stoa.domain.conversation.MessageId;
import dev.stoa.domain.conversation.StoredMessage;
import dev.stoa.domain.search.IndexedLater;
import dev.stoa.domain.search.SearchDocument;
import dev.stoa.domain.search.SearchSource;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * What the text index has of conversations: the content of every message, owned by its user, or
 * nothing where the protection forbids plain text.
 */
public final class ConversationTexts implements IndexedLater {

  private final ConversationMessages messages;
  private final SealContent seal;
  private final boolean ranked;

  /** For one workspace, with its protection. */
  public ConversationTexts(ConversationStorage storage, ContentProtection protection) {
    this.messages = storage.conversationMessages();
    this.seal = new SealContent(protection.cipher());
    this.ranked = protection.ranked();
  }

  @Override
  public SearchSource source() {
    return SearchSource.CONVERSATION;
  }

  @Override
  public boolean isWaiting() {
    return ranked && messages.isWaiting();
  }

  @Override
  public Seq<SearchDocument> takeWaiting(int limit) {
    return ranked ? messages.takeWaiting(limit).map(this::document) : Vector.empty();
  }

  @Override
  public Seq<SearchDocument> searchable(Option<String> after, int limit) {
    return ranked
        ? messages.searchable(after.map(MessageId::new), limit).map(this::document)
        : Vector.empty();
  }

  @Override
  public Set<String> ofAsker(Seq<String> ids) {
    return messages.ofUser(ids.map(MessageId::new)).map(MessageId::value);
  }

  private SearchDocument document(StoredMessage stored) {
    ConversationMessage message = stored.message();
    return new SearchDocument(
            source(), message.id().value(), stored.user().value(), seal.open(message).content())
        .by(message.labels().author())
        .at(message.createdAt())
        .in(message.conversation().value(), message.sequence());
  }
}
