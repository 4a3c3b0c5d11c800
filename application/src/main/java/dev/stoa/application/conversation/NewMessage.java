package dev.stoa.application.conversation;

import dev.stoa.domain.conversation.MessageDraft;
import dev.stoa.domain.conversation.MessageId;
import io.vavr.control.Option;

/**
 * A message to append.
 *
 * @param id a chosen one; appending the same again under it changes nothing
 */
public record NewMessage(Option<MessageId> id, MessageDraft said) {

  /** Under a new id. */
  public static NewMessage of(MessageDraft said) {
    return new NewMessage(Option.none(), said);
  }

  /** Under a chosen id. */
  public static NewMessage of(String id, MessageDraft said) {
    return new NewMessage(Option.some(new MessageId(id)), said);
  }
}
