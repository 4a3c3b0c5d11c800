package dev.stoa.application.conversation;

import dev.stoa.domain.audit.AuditStorage;
import dev.stoa.domain.conversation.Conversation;
import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.conversation.ConversationMessage;
import dev.stoa.domain.conversation.ConversationMessages;
import dev.stoa.domain.conversation.ConversationRefused;
import dev.stoa.domain.conversation.ConversationStorage;
import dev.stoa.domain.conversation.Evicted;
import dev.stoa.domain.conversation.MessageDraft;
import dev.stoa.domain.conversation.MessageId;
import dev.stoa.domain.conversation.MessageRewrite;
import dev.stoa.domain.conversation.TokenCounter;
import dev.stoa.domain.conversation.UserId;
import dev.stoa.domain.conversation.WindowLimits;
import dev.stoa.domain.kernel.Batch;
import dev.stoa.domain.kernel.IdSource;
import dev.stoa.domain.kernel.MetadataFilter;
import dev.stoa.domain.kernel.MicrosecondClock;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.kernel.UnitOfWork;
import dev.stoa.domain.search.SearchStorage;
import io.vavr.Tuple;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.InstantSource;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/** Operations on the messages of conversations: append, read, correct, remove, replace. */
public final class MessageOperations {

  private final UnitOfWork unitOfWork;
  private final ConversationMessages messages;
  private final FindConversation find;
  private final AppendMessages append;
  private final ReadWindow window;
  private final SealContent seal;
  private final ChangeMessages change;
  private final ReplaceMessages replace;

  /** For one workspace, with its clock, id source and protection; tokens are estimated. */
  public <S extends ConversationStorage & AuditStorage & SearchStorage> MessageOperations(
      S storage, InstantSource time, IdSource ids, ContentProtection protection) {
    this(storage, time, ids, protection, TokenCounter.ESTIMATE);
  }

  /** As above, with a way to count tokens. */
  public <S extends ConversationStorage & AuditStorage & SearchStorage> MessageOperations(
      S storage,
      InstantSource time,
      IdSource ids,
      ContentProtection protection,
      TokenCounter counter) {
    this.unitOfWork = storage.unitOfWork();
    this.messages = storage.conversationMessages();
    this.find = new FindConversation(storage.conversations());
    InstantSource clock = MicrosecondClock.of(time);
    this.append = new AppendMessages(storage, clock, ids, protection);
    this.seal = new SealContent(protection.cipher());
    this.change = new ChangeMessages(storage, clock, ids, protection);
    this.replace = new ReplaceMessages(storage.conversations(), messages, append, change, seal);
    this.window = new ReadWindow(messages, seal, counter);
  }

  /** Appends a message under a new id. */
  public Either<ConversationRefused, ConversationMessage> append(
      UserId user, ConversationId conversation, MessageDraft draft) {
    return append(user, conversation, NewMessage.of(draft));
  }

  /** Appends a message; appending the same again under its chosen id changes nothing. */
  public Either<ConversationRefused, ConversationMessage> append(
      UserId user, ConversationId conversation, NewMessage message) {
    return appendAll(user, conversation, Vector.of(message)).map(Seq::head);
  }

  /** Appends messages in order, or none of them. */
  public Either<ConversationRefused, Seq<ConversationMessage>> appendAll(
      UserId user, ConversationId conversation, Iterable<NewMessage> all) {
    Seq<NewMessage> checked = Batch.checked(all);
    return unitOfWork.write(() -> append.append(user, conversation, checked));
  }

  /**
   * Has the message of a number say something else; its former text is read as of then only.
   *
   * <p>Its number, its id and its time stay. Audited.
   */
  public Either<ConversationRefused, ConversationMessage> correct(
      UserId user, ConversationId conversation, long sequence, MessageDraft draft) {
    return unitOfWork.write(
        () ->
            change
                .hold(user, conversation)
                .flatMap(
                    in ->
                        change
                            .numbered(in, Vector.of(sequence))
                            .map(found -> corrected(in, found.head(), draft))));
  }

  /** As above, of the message of an id. */
  public Either<ConversationRefused, ConversationMessage> correct(
      UserId user, ConversationId conversation, MessageId id, MessageDraft draft) {
    return unitOfWork.write(
        () ->
            change
                .hold(user, conversation)
                .flatMap(in -> change.named(in, id).map(found -> corrected(in, found, draft))));
  }

  private ConversationMessage corrected(
      Conversation in, ConversationMessage message, MessageDraft draft) {
    change.correct(in, Vector.of(Tuple.of(message, draft)));
    return message.corrected(draft);
  }

  /** Removes the message of a number; the numbers of others stay. Audited. */
  public Either<ConversationRefused, ConversationMessage> remove(
      UserId user, ConversationId conversation, long sequence) {
    return removeAll(user, conversation, Vector.of(sequence)).map(Seq::head);
  }

  /** As above, of the message of an id. */
  public Either<ConversationRefused, ConversationMessage> remove(
      UserId user, ConversationId conversation, MessageId id) {
    return unitOfWork.write(
        () ->
            change
                .hold(user, conversation)
                .flatMap(
                    in -> change.named(in, id).peek(found -> change.remove(in, Vector.of(found)))));
  }

  /** Removes the messages of these numbers, or none of them. Audited. */
  public Either<ConversationRefused, Seq<ConversationMessage>> removeAll(
      UserId user, ConversationId conversation, Iterable<Long> sequences) {
    Seq<Long> checked = Batch.checked(sequences);
    return unitOfWork.write(
        () ->
            change
                .hold(user, conversation)
                .flatMap(
                    in -> change.numbered(in, checked).peek(found -> change.remove(in, found))));
  }

  /**
   * The messages that {@link #replaceAll} left current, and those appended since, in the order of
   * the list; all messages of a conversation whose messages were never replaced. At most 10,000.
   */
  public Either<ConversationRefused, Seq<ConversationMessage>> current(
      UserId user, ConversationId conversation) {
    return unitOfWork.snapshot(() -> find.find(user, conversation).map(replace::current));
  }

  /** As below; messages that the list no longer begins with stay as history. */
  public Either<ConversationRefused, Seq<ConversationMessage>> replaceAll(
      UserId user, ConversationId conversation, Iterable<MessageDraft> given) {
    return replaceAll(user, conversation, given, Evicted.KEPT);
  }

  /**
   * Makes the current messages those of a list, as the memory of a framework gives it; answers what
   * was appended.
   *
   * <p>A list that begins with current messages, whether its oldest ones are still in it or not,
   * costs what appending costs, however long the history is. Otherwise messages are corrected and
   * removed where they differ.
   */
  public Either<ConversationRefused, Seq<ConversationMessage>> replaceAll(
      UserId user, ConversationId conversation, Iterable<MessageDraft> given, Evicted evicted) {
    Seq<MessageDraft> checked = Batch.checked(given);
    return put(user, conversation, in -> replace.rewrite(in, checked), evicted);
  }

  /**
   * As above, of a list that was read and added to, where others may do the same at the same time:
   * what they appended after it was read stays, and what the list adds is appended behind it.
   */
  public Either<ConversationRefused, Seq<ConversationMessage>> extend(
      UserId user, ConversationId conversation, Iterable<MessageDraft> given) {
    Seq<MessageDraft> checked = Batch.checked(given);
    return put(user, conversation, in -> replace.extension(in, checked), Evicted.KEPT);
  }

  private Either<ConversationRefused, Seq<ConversationMessage>> put(
      UserId user,
      ConversationId conversation,
      Function<Conversation, MessageRewrite> changes,
      Evicted evicted) {
    // Who changes what is indexed must lock the index before the conversation.
    return unitOfWork
        .write(() -> replace.append(user, conversation, changes, evicted))
        .flatMap(
            appended ->
                appended
                    .<Either<ConversationRefused, Seq<ConversationMessage>>>map(Either::right)
                    .getOrElse(
                        () ->
                            unitOfWork.write(
                                () -> replace.replace(user, conversation, changes, evicted))));
  }

  /** The newest messages before a number, oldest first; the next page is older. */
  public Either<ConversationRefused, Page<ConversationMessage, Long>> before(
      UserId user, ConversationId conversation, PageRequest<Long> page) {
    return before(user, conversation, Option.none(), page);
  }

  /** As above, those with such metadata. */
  public Either<ConversationRefused, Page<ConversationMessage, Long>> before(
      UserId user, ConversationId conversation, MetadataFilter where, PageRequest<Long> page) {
    return before(user, conversation, Option.some(where), page);
  }

  private Either<ConversationRefused, Page<ConversationMessage, Long>> before(
      UserId user,
      ConversationId conversation,
      Option<MetadataFilter> where,
      PageRequest<Long> page) {
    return read(
            user,
            conversation,
            () ->
                messages.before(
                    user,
                    conversation,
                    where,
                    page.after().getOrElse(Long.MAX_VALUE),
                    page.limit()))
        .map(Seq::reverse)
        .map(
            found ->
                new Page<>(
                    found,
                    found
                        .headOption()
                        .map(ConversationMessage::sequence)
                        .filter(first -> first > 1 && found.size() == page.limit())));
  }

  /** The oldest messages after a number, or of all, oldest first. */
  public Either<ConversationRefused, Page<ConversationMessage, Long>> after(
      UserId user, ConversationId conversation, PageRequest<Long> page) {
    return after(user, conversation, Option.none(), page);
  }

  /** As above, those with such metadata. */
  public Either<ConversationRefused, Page<ConversationMessage, Long>> after(
      UserId user, ConversationId conversation, MetadataFilter where, PageRequest<Long> page) {
    return after(user, conversation, Option.some(where), page);
  }

  private Either<ConversationRefused, Page<ConversationMessage, Long>> after(
      UserId user,
      ConversationId conversation,
      Option<MetadataFilter> where,
      PageRequest<Long> page) {
    return read(
            user,
            conversation,
            () ->
                messages.after(user, conversation, where, page.after().getOrElse(0L), page.limit()))
        .map(found -> page.page(found, ConversationMessage::sequence));
  }

  /** What a model sees of a conversation, oldest first, the system message before all. */
  public Either<ConversationRefused, Seq<ConversationMessage>> window(
      UserId user, ConversationId conversation, WindowLimits limits) {
    return ReadWindow.isOneStep(limits)
        ? unitOfWork.read(() -> seen(user, conversation, limits))
        : unitOfWork.snapshot(() -> seen(user, conversation, limits));
  }

  private Either<ConversationRefused, Seq<ConversationMessage>> seen(
      UserId user, ConversationId conversation, WindowLimits limits) {
    return ofUser(
        user,
        conversation,
        messages.newest(user, conversation, ReadWindow.step(limits)),
        newest -> window.read(conversation, newest, limits));
  }

  private Either<ConversationRefused, Seq<ConversationMessage>> read(
      UserId user, ConversationId conversation, Supplier<Seq<ConversationMessage>> question) {
    return unitOfWork.read(
        () -> ofUser(user, conversation, question.get(), found -> found.map(seal::open)));
  }

  /** Only where no message is found it may be that the conversation is not the user's. */
  private Either<ConversationRefused, Seq<ConversationMessage>> ofUser(
      UserId user,
      ConversationId conversation,
      Seq<ConversationMessage> found,
      UnaryOperator<Seq<ConversationMessage>> answer) {
    return found.isEmpty()
        ? find.find(user, conversation).map(empty -> found)
        : Either.right(answer.apply(found));
  }
}
