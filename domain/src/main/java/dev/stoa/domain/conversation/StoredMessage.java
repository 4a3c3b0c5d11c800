package dev.stoa.domain.conversation;

import dev.stoa.domain.search.SearchDocument;
import dev.stoa.domain.search.SearchSource;

/**
 * A message, whose it is, and its place among the messages of all conversations.
 *
 * @param position grows in the order in which messages are stored
 */
public record StoredMessage(long position, UserId user, ConversationMessage message) {

  /** What the text index has of it where its content may be there. */
  public SearchDocument document(String content) {
    return new SearchDocument(
            SearchSource.CONVERSATION, message.id().value(), user.value(), content)
        .by(message.labels().author())
        .at(message.createdAt())
        .in(message.conversation().value(), message.sequence());
  }
}
