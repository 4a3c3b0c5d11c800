package dev.stoa.application.conversation;

import dev.stoa.domain.conversation.ConversationMessage;
import dev.stoa.domain.conversation.ConversationMessages;
import dev.stoa.domain.conversation.ConversationRefused;
import dev.stoa.domain.conversation.ConversationStorage;
import dev.stoa.domain.conversation.MessageId;
import dev.stoa.domain.conversation.MessageWords;
import dev.stoa.domain.conversation.StoredMessage;
import dev.stoa.domain.conversation.UserId;
import dev.stoa.domain.kernel.RefusalException;
import dev.stoa.domain.search.Identifiers;
import dev.stoa.domain.search.IndexedLater;
import dev.stoa.domain.search.SearchDocument;
import dev.stoa.domain.search.SearchSource;
import dev.stoa.domain.search.SearchWords;
import dev.stoa.domain.search.TextIndex;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * What the text index has of conversations: the content of every message, owned by its user, or
 * keyed words of it where the protection forbids plain text.
 */
public final class ConversationTexts implements IndexedLater {

  private final ConversationMessages messages;
  private final SealContent seal;
  private final KeywordHasher keywords;

  /** For one workspace, with its protection. */
  public ConversationTexts(ConversationStorage storage, ContentProtection protection) {
    this.messages = storage.conversationMessages();
    this.seal = new SealContent(protection.cipher());
    this.keywords = protection.keywords();
  }

  @Override
  public SearchSource source() {
    return SearchSource.CONVERSATION;
  }

  @Override
  public boolean isWaiting() {
    return messages.isWaiting();
  }

  @Override
  public Seq<SearchDocument> takeWaiting(int limit) {
    return messages.takeWaiting(limit).map(this::document);
  }

  @Override
  public Seq<SearchDocument> searchable(Option<String> after, int limit) {
    return messages.searchable(after.map(MessageId::new), limit).map(this::document);
  }

  @Override
  public Set<String> ofAsker(Seq<String> ids) {
    return messages.ofUser(ids.map(MessageId::new)).map(MessageId::value);
  }

  /** Puts what these messages say in place of all that is indexed of them. */
  public void replace(TextIndex index, Seq<StoredMessage> stored) {
    if (stored.isEmpty()) {
      return;
    }
    if (!keywords.findsPrefixes()) {
      // What else was made of a plain text goes too.
      index.removeAll(source(), stored.map(one -> one.message().id().value()));
    }
    index.putAll(stored.map(this::document));
  }

  /** As above, of messages of a user, of those alone that are indexed. */
  void replaceIndexed(TextIndex index, UserId user, Seq<ConversationMessage> messages) {
    Set<String> indexed =
        index
            .named(source(), messages.map(one -> one.id().value()))
            .map(SearchDocument::id)
            .toSet();
    replace(
        index,
        messages
            .filter(one -> indexed.contains(one.id().value()))
            .map(one -> new StoredMessage(one.sequence(), user, one)));
  }

  private SearchDocument document(StoredMessage stored) {
    ConversationMessage message = stored.message();
    Option<String> content = content(message);
    return keywords.findsPrefixes() && content.isDefined()
        ? stored.document(content.get())
        : SearchDocument.keyed(
                message.id().value(),
                stored.user().value(),
                content.toVector().flatMap(MessageWords::of).map(keywords::stored))
            .in(message.conversation().value(), message.sequence());
  }

  /** Whether a message would be found by all words of a query. */
  boolean hasAll(ConversationMessage message, String query) {
    String text = content(message).getOrElse("");
    if (!keywords.findsPrefixes()) {
      return MessageWords.of(text).containsAll(MessageWords.whole(query));
    }
    Seq<String> words =
        Vector.of(
                SearchWords.folded(text + " " + message.labels().author().getOrElse("")).split(" "))
            .appendAll(Identifiers.of(text));
    return MessageWords.beginnings(query)
        .forAll(asked -> words.exists(word -> word.startsWith(asked)));
  }

  /** None if it was altered: one such message must not keep all others from being indexed. */
  private Option<String> content(ConversationMessage message) {
    try {
      return Option.some(seal.open(message).content());
    } catch (RefusalException e) {
      if (e.refusal() instanceof ConversationRefused.WrongKey) {
        return Option.none();
      }
      throw e;
    }
  }
}
