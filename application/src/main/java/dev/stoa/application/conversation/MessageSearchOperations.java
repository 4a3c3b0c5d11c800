package dev.stoa.application.conversation;

import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.conversation.ConversationMessages;
import dev.stoa.domain.conversation.ConversationStorage;
import dev.stoa.domain.conversation.KeywordIndex;
import dev.stoa.domain.conversation.StoredMessage;
import dev.stoa.domain.conversation.UserId;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.kernel.UnitOfWork;
import dev.stoa.domain.search.TextQuery;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Optional;

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
   * The user's messages that have all words of a query, newest first; the next page begins before
   * its {@code next}.
   *
   * <p>The beginning of a word finds it, unless keywords are hashed: then whole words do. Words
   * that are not indexed are left out of the query; one without any others finds nothing.
   */
  public Page<StoredMessage, Long> search(
      UserId user,
      String query,
      Option<ConversationId> conversation,
      Option<Long> before,
      int size) {
    TextQuery.requireLength(query);
    Page.checkedSize(size);
    return Page.of(
        keywords
            .lookup(user, query, conversation)
            .map(
                lookup ->
                    unitOfWork.read(() -> index.containing(lookup, before, size)).map(this::open))
            .getOrElse(Vector::empty),
        size,
        StoredMessage::position);
  }

  /** As above, with {@link Optional}s. */
  public Page<StoredMessage, Long> search(
      UserId user,
      String query,
      Optional<ConversationId> conversation,
      Optional<Long> before,
      int size) {
    return search(user, query, Option.ofOptional(conversation), Option.ofOptional(before), size);
  }

  /** As above, the first page of all conversations. */
  public Page<StoredMessage, Long> search(UserId user, String query) {
    return search(user, query, Option.none(), Option.none(), Page.USUAL_SIZE);
  }

  /**
   * Writes the keywords of stored messages anew, such as after an import, at most {@code batch}
   * messages in one unit of work.
   *
   * @param after where to go on; none is from the beginning
   * @return where to go on; none means that nothing is left
   */
  public Option<Long> reindex(Option<Long> after, int batch) {
    Page.checkedSize(batch);
    return unitOfWork.run(
        () -> {
          Seq<StoredMessage> some = messages.pageOfAll(after, batch);
          keywords.replace(index, some.map(this::open));
          return Page.of(some, batch, StoredMessage::position).next();
        });
  }

  /** {@link #reindex(Option, int)} with an {@link Optional}. */
  public Option<Long> reindex(Optional<Long> after, int batch) {
    return reindex(Option.ofOptional(after), batch);
  }

  private StoredMessage open(StoredMessage stored) {
    return new StoredMessage(stored.position(), stored.user(), seal.open(stored.message()));
  }
}
