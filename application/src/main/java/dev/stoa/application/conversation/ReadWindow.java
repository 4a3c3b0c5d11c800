package dev.stoa.application.conversation;

import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.conversation.ConversationMessage;
import dev.stoa.domain.conversation.ConversationMessages;
import dev.stoa.domain.conversation.MessageWindow;
import dev.stoa.domain.conversation.TokenCounter;
import dev.stoa.domain.conversation.WindowLimits;
import io.vavr.collection.Seq;
import java.util.Collections;
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

  Seq<ConversationMessage> read(ConversationId conversation, WindowLimits limits) {
    int step = limits.tokens().isEmpty() ? limits.messages() : Math.min(STEP, limits.messages());
    return MessageWindow.of(
        messages.latestOfSystem(conversation).map(seal::open),
        new Backwards(conversation, step),
        limits,
        counter);
  }

  /** The messages of a conversation, newest first, without those of the system. */
  private final class Backwards implements Iterator<ConversationMessage> {

    private final ConversationId conversation;
    private final int step;
    private Iterator<ConversationMessage> read = Collections.emptyIterator();
    private long before = Long.MAX_VALUE;
    private boolean last;

    Backwards(ConversationId conversation, int step) {
      this.conversation = conversation;
      this.step = step;
    }

    @Override
    public boolean hasNext() {
      if (!read.hasNext() && !last) {
        Seq<ConversationMessage> more = messages.beforeOfOthers(conversation, before, step);
        last = more.size() < step;
        read = more.iterator();
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
