package dev.stoa.application.conversation;

import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.conversation.ConversationMessage;
import dev.stoa.domain.conversation.ConversationMessages;
import dev.stoa.domain.conversation.ConversationRefused;
import dev.stoa.domain.conversation.ConversationStorage;
import dev.stoa.domain.conversation.MessageDraft;
import dev.stoa.domain.conversation.TokenCounter;
import dev.stoa.domain.conversation.UserId;
import dev.stoa.domain.conversation.WindowLimits;
import dev.stoa.domain.kernel.Batch;
import dev.stoa.domain.kernel.IdSource;
import dev.stoa.domain.kernel.MicrosecondClock;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.kernel.UnitOfWork;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.time.InstantSource;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/** Operations on the messages of conversations: append, read in pages, read what a model sees. */
public final class MessageOperations {

  private final UnitOfWork unitOfWork;
  private final ConversationMessages messages;
  private final FindConversation find;
  private final AppendMessages append;
  private final ReadWindow window;
  private final SealContent seal;

  /** For one workspace, with its clock, id source and protection; tokens are estimated. */
  public MessageOperations(
      ConversationStorage storage, InstantSource time, IdSource ids, ContentProtection protection) {
    this(storage, time, ids, protection, TokenCounter.ESTIMATE);
  }

  /** As above, with a way to count tokens. */
  public MessageOperations(
      ConversationStorage storage,
      InstantSource time,
      IdSource ids,
      ContentProtection protection,
      TokenCounter counter) {
    this.unitOfWork = storage.unitOfWork();
    this.messages = storage.conversationMessages();
    this.find = new FindConversation(storage.conversations());
    this.append = new AppendMessages(storage, MicrosecondClock.of(time), ids, protection);
    this.seal = new SealContent(protection.cipher());
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

  /** The newest messages before a number, oldest first; the next page is older. */
  public Either<ConversationRefused, Page<ConversationMessage, Long>> before(
      UserId user, ConversationId conversation, PageRequest<Long> page) {
    return read(
            user,
            conversation,
            () ->
                messages.before(
                    user, conversation, page.after().getOrElse(Long.MAX_VALUE), page.limit()))
        .map(Seq::reverse)
        .map(
            found ->
                new Page<>(
                    found,
                    found
                        .headOption()
                        .map(ConversationMessage::sequence)
                        .filter(first -> first > 1)));
  }

  /** The oldest messages after a number, or of all, oldest first. */
  public Either<ConversationRefused, Page<ConversationMessage, Long>> after(
      UserId user, ConversationId conversation, PageRequest<Long> page) {
    return read(
            user,
            conversation,
            () -> messages.after(user, conversation, page.after().getOrElse(0L), page.limit()))
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
