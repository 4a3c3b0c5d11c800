package dev.stoa.domain.conversation;

import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.kernel.PagedQuery;
import dev.stoa.domain.search.TextQuery;
import io.vavr.control.Option;

/**
 * Asks for a user's messages that have all words of a text, newest first.
 *
 * @param page by position among the messages of all conversations
 */
public record MessageQuery(
    String words, Option<ConversationId> conversation, PageRequest<Long> page)
    implements PagedQuery<Long, MessageQuery> {

  /** Refuses a text that is too long. */
  public MessageQuery {
    TextQuery.requireLength(words);
  }

  /** Messages of every conversation that have these words. */
  public static MessageQuery about(String words) {
    return new MessageQuery(words, Option.none(), PageRequest.first());
  }

  /** Only messages of this conversation. */
  public MessageQuery in(ConversationId wanted) {
    return new MessageQuery(words, Option.some(wanted), page);
  }

  @Override
  public MessageQuery page(PageRequest<Long> wanted) {
    return new MessageQuery(words, conversation, wanted);
  }
}
