package dev.stoa.domain.conversation;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Iterator;
import java.util.function.ToLongFunction;

/**
 * What a model sees of a conversation: the system message in force, then the newest messages that
 * fit, oldest first.
 *
 * <p>No result of a tool comes without its call: where the limits would separate them, the window
 * begins after the result.
 */
public final class MessageWindow {

  private MessageWindow() {}

  /**
   * The window. Reads no more messages than fit, and one.
   *
   * @param system the newest message of the system, which comes first whatever else fits, unless it
   *     does not fit itself
   * @param newestFirst the other messages
   * @param counter how tokens are counted
   */
  public static Seq<ConversationMessage> of(
      Option<ConversationMessage> system,
      Iterator<ConversationMessage> newestFirst,
      WindowLimits limits,
      TokenCounter counter) {
    // Counting may take longer than reading, so only where tokens are limited.
    ToLongFunction<ConversationMessage> size =
        limits.tokens().isDefined() ? one -> one.tokens(counter) : one -> 0;
    Option<ConversationMessage> prompt =
        system.filter(one -> limits.allow(1, size.applyAsLong(one)));
    int count = prompt.isDefined() ? 1 : 0;
    long tokens = prompt.map(size::applyAsLong).getOrElse(0L);
    Vector<ConversationMessage> fitting = Vector.empty();
    while (limits.allow(count + 1, tokens + 1) && newestFirst.hasNext()) {
      ConversationMessage next = newestFirst.next();
      tokens += size.applyAsLong(next);
      count++;
      if (!limits.allow(count, tokens)) {
        break;
      }
      fitting = fitting.append(next);
    }
    return Vector.ofAll(prompt).appendAll(withCalls(fitting.reverse()));
  }

  /** The longest end of the messages in which every result of a tool follows its call. */
  private static Seq<ConversationMessage> withCalls(Vector<ConversationMessage> oldestFirst) {
    int start = 0;
    ToolCalls made = ToolCalls.NONE;
    for (int i = 0; i < oldestFirst.size(); i++) {
      ConversationMessage message = oldestFirst.get(i);
      made = made.and(message);
      if (message.role() == MessageRole.TOOL && !made.include(message)) {
        start = i + 1;
        made = ToolCalls.NONE;
      }
    }
    return oldestFirst.drop(start);
  }
}
