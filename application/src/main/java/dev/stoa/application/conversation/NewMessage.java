package dev.stoa.application.conversation;

import dev.stoa.domain.conversation.MessageDraft;
import dev.stoa.domain.conversation.MessageId;
import io.vavr.control.Option;

/**
 * A message to append.
 *
 * @param id a chosen one; appending the same again under it changes nothing
 */
public record NewMessage(Option<MessageId> id, MessageDraft draft) {

  /** Under a new id. */
  public static NewMessage of(MessageDraft draft) {
    return new NewMessage(Option.none(), draft);
  }

  /** Under a chosen id. */
  public static NewMessage of(String id, MessageDraft draft) {
    return new NewMessage(Option.some(new MessageId(id)), draft);
  }
}
