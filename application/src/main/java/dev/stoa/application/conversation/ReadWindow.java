package dev.stoa.application.conversation;

import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.conversation.ConversationMessage;
import dev.stoa.domain.conversation.ConversationMessages;
import dev.stoa.domain.conversation.MessageRole;
import dev.stoa.domain.conversation.MessageWindow;
import dev.stoa.domain.conversation.TokenCounter;
import dev.stoa.domain.conversation.WindowLimits;
import io.vavr.Tuple2;
import io.vavr.collection.Seq;
import java.util.Iterator;

/**
 * The step of reading what a model sees of a conversation; requires an open unit of work.
 *
 * <p>It reads from the newest message back until the window is full, so that its cost does not
 * depend on the length of the conversation.
 */
final class ReadWindow {

  /** The number of messages that are read at once where tokens may end the window. */
  private static final int STEP = 64;

  private final ConversationMessages messages;
  private final SealContent seal;
  private final TokenCounter counter;

  ReadWindow(ConversationMessages messages, SealContent seal, TokenCounter counter) {
    this.messages = messages;
    this.seal = seal;
    this.counter = counter;
  }

  /** Whether the first messages are all that is read. */
  static boolean isOneStep(WindowLimits limits) {
    return limits.tokens().isEmpty();
  }

  /** The number of messages that are read first. */
  static int step(WindowLimits limits) {
    return isOneStep(limits) ? limits.messages() : Math.min(STEP, limits.messages());
  }

  /**
   * The window.
   *
   * @param newest the newest message of the system and {@link #step} of the others, newest first
   */
  Seq<ConversationMessage> read(
      ConversationId conversation, Seq<ConversationMessage> newest, WindowLimits limits) {
    Tuple2<? extends Seq<ConversationMessage>, ? extends Seq<ConversationMessage>> read =
        newest.partition(one -> one.role() == MessageRole.SYSTEM);
    return MessageWindow.of(
        read._1.headOption().map(seal::open),
        new Backwards(conversation, read._2, step(limits)),
        limits,
        counter);
  }

  /** The messages of a conversation, newest first, without those of the system. */
  private final class Backwards implements Iterator<ConversationMessage> {

    private final ConversationId conversation;
    private final int step;
    private Iterator<ConversationMessage> read;
    private long before;
    private boolean last;

    Backwards(ConversationId conversation, Seq<ConversationMessage> first, int step) {
      this.conversation = conversation;
      this.step = step;
      take(first);
    }

    private void take(Seq<ConversationMessage> some) {
      last = some.size() < step;
      read = some.iterator();
    }

    @Override
    public boolean hasNext() {
      if (!read.hasNext() && !last) {
        take(messages.beforeOfOthers(conversation, before, step));
      }
      return read.hasNext();
    }

    @Override
    public ConversationMessage next() {
      ConversationMessage next = read.next();
      before = next.sequence();
      return seal.open(next);
    }
  }
}
