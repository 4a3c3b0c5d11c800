package dev.stoa.application.conversation;

import dev.stoa.application.search.IndexWaiting;
import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.conversation.ConversationMessages;
import dev.stoa.domain.conversation.ConversationStorage;
import dev.stoa.domain.conversation.MessageId;
import dev.stoa.domain.conversation.MessageQuery;
import dev.stoa.domain.conversation.MessageWords;
import dev.stoa.domain.conversation.StoredMessage;
import dev.stoa.domain.conversation.UserId;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.kernel.UnitOfWork;
import dev.stoa.domain.search.NewestTexts;
import dev.stoa.domain.search.SearchDocument;
import dev.stoa.domain.search.SearchStorage;
import dev.stoa.domain.search.TextIndex;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** Search of messages by keyword, newest first, and maintenance of what it looks up. */
public final class MessageSearchOperations {

  /** The most positions that are looked at in one step. */
  private static final int LARGEST_STEP = 10_000;

  /** No more messages that have changed since are looked at for a question of the past. */
  private static final int MOST_FORMER = 2_000;

  /** How many times more positions a step looks at than the one before. */
  private static final int GROWTH = 4;

  private final UnitOfWork unitOfWork;
  private final ConversationMessages messages;
  private final TextIndex index;
  private final ConversationTexts texts;
  private final IndexWaiting waiting;
  private final KeywordHasher keywords;
  private final SealContent seal;

  /** For one workspace, with its protection. */
  public <S extends ConversationStorage & SearchStorage> MessageSearchOperations(
      S storage, ContentProtection protection) {
    this.unitOfWork = storage.unitOfWork();
    this.messages = storage.conversationMessages();
    this.index = storage.textIndex();
    this.texts = new ConversationTexts(storage, protection);
    this.waiting = new IndexWaiting(storage, Vector.of(texts));
    this.keywords = protection.keywords();
    this.seal = new SealContent(protection.cipher());
  }

  /**
   * The user's messages that have all words of a query, newest first.
   *
   * <p>The beginning of a word finds it, unless words are keyed: then whole words do. Words that
   * are not indexed are left out of the query; one without any others finds nothing.
   */
  public Page<StoredMessage, Long> search(UserId user, MessageQuery query) {
    Seq<Seq<String>> words = lookedUp(query.words());
    if (words.nonEmpty()) {
      waiting.catchUp();
    }
    return query
        .page()
        .page(
            words.isEmpty()
                ? Vector.empty()
                : unitOfWork.read(() -> found(user, words, query)).map(this::open),
            StoredMessage::position);
  }

  private Seq<Seq<String>> lookedUp(String query) {
    return keywords.findsPrefixes()
        ? MessageWords.beginnings(query).map(keywords::lookedUp)
        : MessageWords.whole(query)
            .map(word -> keywords.lookedUp(word).map(one -> SearchDocument.KEYED + one));
  }

  private Seq<StoredMessage> found(UserId user, Seq<Seq<String>> words, MessageQuery query) {
    Seq<StoredMessage> former = messages.former(MOST_FORMER);
    return former.isEmpty()
        ? indexed(user, words, query)
        : beside(indexed(user, words, query), former, user, query);
  }

  /** What has changed since is found by the words of then, and not by those of now. */
  private Seq<StoredMessage> beside(
      Seq<StoredMessage> indexed, Seq<StoredMessage> former, UserId user, MessageQuery query) {
    Set<MessageId> changed = former.map(one -> one.message().id()).toSet();
    return indexed
        .reject(one -> changed.contains(one.message().id()))
        .appendAll(
            former
                .filter(one -> one.user().equals(user))
                .filter(one -> query.conversation().forAll(one.message().conversation()::equals))
                .filter(one -> query.page().after().forAll(last -> one.position() < last))
                .filter(one -> texts.hasAll(one.message(), query.words())))
        .sortBy(one -> -one.position())
        .take(query.page().limit());
  }

  private Seq<StoredMessage> indexed(UserId user, Seq<Seq<String>> words, MessageQuery query) {
    PageRequest<Long> page = query.page();
    Seq<Long> span = query.conversation().map(messages::span).getOrElse(Vector::empty);
    long from = span.headOption().getOrElse(0L);
    long before =
        Math.min(
            page.after().getOrElse(Long.MAX_VALUE),
            span.lastOption().map(last -> last + 1).getOrElse(Long.MAX_VALUE));
    Vector<StoredMessage> found = Vector.empty();
    int step = page.limit();
    while (true) {
      Seq<Long> positions = index.newest(new NewestTexts(words, user.value(), from, before), step);
      found = found.appendAll(at(positions, query.conversation()));
      if (positions.size() < step || found.size() >= page.limit()) {
        return found.take(page.limit());
      }
      // Some were of other conversations.
      before = positions.last();
      step = Math.max(step, Math.min(GROWTH * step, LARGEST_STEP));
    }
  }

  private Seq<StoredMessage> at(Seq<Long> positions, Option<ConversationId> conversation) {
    return positions.isEmpty() ? Vector.empty() : messages.at(positions, conversation);
  }

  /**
   * Writes the words of a page of stored messages anew, such as after a change of how they are
   * protected, in one unit of work.
   *
   * @return where to go on; none means that nothing is left
   */
  public Option<Long> reindex(PageRequest<Long> page) {
    return unitOfWork.run(
        () -> {
          Seq<StoredMessage> some = messages.pageOfAll(page.after(), page.limit());
          texts.replace(index, some);
          return page.page(some, StoredMessage::position).next();
        });
  }

  private StoredMessage open(StoredMessage stored) {
    return new StoredMessage(stored.position(), stored.user(), seal.open(stored.message()));
  }
}
