package dev.stoa.application.conversation;

import dev.stoa.domain.conversation.ConversationMessages;
import dev.stoa.domain.conversation.ConversationStorage;
import dev.stoa.domain.conversation.KeywordIndex;
import dev.stoa.domain.conversation.MessageQuery;
import dev.stoa.domain.conversation.StoredMessage;
import dev.stoa.domain.conversation.UserId;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.kernel.UnitOfWork;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** Search of messages by keyword, and maintenance of its index. */
public final class MessageSearchOperations {

  private final UnitOfWork unitOfWork;
  private final ConversationMessages messages;
  private final KeywordIndex index;
  private final StoredKeywords keywords;
  private final SealContent seal;

  /** For one workspace, with its protection. */
  public MessageSearchOperations(ConversationStorage storage, ContentProtection protection) {
    this.unitOfWork = storage.unitOfWork();
    this.messages = storage.conversationMessages();
    this.index = storage.keywordIndex();
    this.keywords = new StoredKeywords(protection.keywords());
    this.seal = new SealContent(protection.cipher());
  }

  /**
   * The user's messages that have all words of a query, newest first.
   *
   * <p>The beginning of a word finds it, unless keywords are hashed: then whole words do. Words
   * that are not indexed are left out of the query; one without any others finds nothing.
   */
  public Page<StoredMessage, Long> search(UserId user, MessageQuery query) {
    PageRequest<Long> page = query.page();
    return page.page(
        keywords
            .lookup(user, query.words(), query.conversation())
            .map(
                lookup ->
                    unitOfWork
                        .read(() -> index.containing(lookup, page.after(), page.limit()))
                        .map(this::open))
            .getOrElse(Vector::empty),
        StoredMessage::position);
  }

  /**
   * Writes the keywords of a page of stored messages anew, such as after an import, in one unit of
   * work.
   *
   * @return where to go on; none means that nothing is left
   */
  public Option<Long> reindex(PageRequest<Long> page) {
    return unitOfWork.run(
        () -> {
          Seq<StoredMessage> some = messages.pageOfAll(page.after(), page.limit());
          keywords.replace(index, some.map(this::open));
          return page.page(some, StoredMessage::position).next();
        });
  }

  private StoredMessage open(StoredMessage stored) {
    return new StoredMessage(stored.position(), stored.user(), seal.open(stored.message()));
  }
}
