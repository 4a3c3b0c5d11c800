package dev.stoa.domain.conversation;

import dev.stoa.domain.json.InvalidValue;
import java.time.Instant;

/**
 * A message of a conversation.
 *
 * @param sequence 1, 2, 3, … within the conversation, in the order of appending
 * @param text as it is stored; plain in what operations return
 */
public record ConversationMessage(
    MessageId id,
    ConversationId conversation,
    long sequence,
    MessageRole role,
    MessageText text,
    MessageLabels labels,
    Instant createdAt) {

  /** Refuses a sequence below 1. */
  public ConversationMessage {
    if (sequence < 1) {
      throw new InvalidValue("sequence " + sequence + " is below 1");
    }
  }

  /** What it says. */
  public String content() {
    return text.content();
  }

  /** With its text in another form, such as decrypted. */
  public ConversationMessage with(MessageText other) {
    return new ConversationMessage(id, conversation, sequence, role, other, labels, createdAt);
  }

  /** Saying something else, under the same number. */
  public ConversationMessage corrected(MessageDraft draft) {
    return new ConversationMessage(
        id, conversation, sequence, draft.role(), MessageText.of(draft), draft.labels(), createdAt);
  }

  /** Whether a draft for the same conversation is a repetition of this message. */
  public boolean says(ConversationId where, MessageDraft draft) {
    return conversation.equals(where) && says(draft);
  }

  /** Whether it says what a draft does. */
  public boolean says(MessageDraft draft) {
    return role == draft.role()
        && text.equals(MessageText.of(draft))
        && labels.equals(draft.labels());
  }

  /** The tokens a model reads, at least one. */
  public long tokens(TokenCounter counter) {
    return Math.max(1, counter.count(text.content() + text.toolCalls().getOrElse("")));
  }
}
