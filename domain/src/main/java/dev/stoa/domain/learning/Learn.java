package dev.stoa.domain.learning;

import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.conversation.UserId;
import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.kernel.PlainText;
import dev.stoa.domain.memory.MemoryId;
import dev.stoa.domain.memory.MemoryScope;
import io.soabase.recordbuilder.core.RecordBuilder;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * What is to be learned from; built up from {@link #from} and never changed.
 *
 * @param scope of the memories
 * @param conversation whose newest messages are read
 * @param after only messages with greater numbers
 * @param text a text that is read
 * @param recalled the memories that were read in the conversation, which are not learned again
 * @param isDryRun whether to answer what would happen, and to change nothing
 */
@RecordBuilder
public record Learn(
    MemoryScope scope,
    Option<Place> conversation,
    long after,
    Option<String> text,
    Seq<MemoryId> recalled,
    boolean isDryRun) {

  /** A conversation of a user. */
  public record Place(UserId user, ConversationId conversation) {}

  /** Refuses a text that is too long, and two sources. */
  public Learn {
    text.forEach(one -> PlainText.require("text", one, LearningSource.MOST_CHARACTERS));
    recalled = recalled.toVector().distinct();
    if (conversation.isDefined() && text.isDefined()) {
      throw new InvalidValue("a conversation and a text are given: give one of them");
    }
  }

  /** From what the caller knows by itself. */
  public static Learn fromNothing() {
    return new Learn(MemoryScope.SHARED, Option.none(), 0, Option.none(), Vector.empty(), false);
  }

  /** From the newest messages of a conversation, at most 200. */
  public static Learn from(UserId user, ConversationId conversation) {
    return LearnBuilder.from(fromNothing())
        .conversation(Option.some(new Place(user, conversation)))
        .build();
  }

  /** From a text that was read, which is trusted as a document at most. */
  public static Learn from(String text) {
    return LearnBuilder.from(fromNothing()).text(Option.some(text)).build();
  }

  /** In this scope. */
  public Learn in(MemoryScope value) {
    return LearnBuilder.from(this).scope(value).build();
  }

  /** Only from messages with greater numbers. */
  public Learn after(long number) {
    return LearnBuilder.from(this).after(number).build();
  }

  /** These memories were read in the conversation. */
  public Learn recalled(MemoryId... ids) {
    return LearnBuilder.from(this).recalled(Vector.of(ids)).build();
  }

  /** Answers what would happen, and changes nothing. */
  public Learn dryRun() {
    return LearnBuilder.from(this).isDryRun(true).build();
  }
}
