package dev.stoa.application.conversation;

import dev.stoa.domain.conversation.Conversation;
import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.conversation.ConversationRefused;
import dev.stoa.domain.conversation.Conversations;
import dev.stoa.domain.conversation.ExternalId;
import dev.stoa.domain.conversation.UserId;
import dev.stoa.domain.kernel.PlainText;
import dev.stoa.domain.kernel.ReferenceLookup;
import io.vavr.control.Either;

/**
 * The step of finding a user's conversation by its id, its external id or an end of its id;
 * requires an open unit of work. Another user's is unknown.
 */
public final class FindConversation {

  private final Conversations conversations;

  /** Among these. */
  public FindConversation(Conversations conversations) {
    this.conversations = conversations;
  }

  /** By its id, its external id, or an end of its id that only one of the user's has. */
  public Either<ConversationRefused, Conversation> find(UserId user, String reference) {
    PlainText.require("conversation", reference, ConversationId.MAX_LENGTH);
    return conversations
        .find(new ConversationId(reference))
        .filter(one -> one.user().equals(user))
        .orElse(() -> conversations.find(user, new ExternalId(reference)))
        .<Either<ConversationRefused, Conversation>>map(Either::right)
        .getOrElse(
            () ->
                ReferenceLookup.byEnd(
                    reference,
                    (end, limit) -> conversations.endingWith(user, end, limit),
                    () -> new ConversationRefused.Unknown(reference),
                    candidates -> new ConversationRefused.Ambiguous(reference, candidates)));
  }

  /** By its whole id. */
  public Either<ConversationRefused, Conversation> find(UserId user, ConversationId id) {
    return conversations
        .find(id)
        .filter(one -> one.user().equals(user))
        .toEither(() -> new ConversationRefused.Unknown(id.value()));
  }

  /** By the id that another system gives it. */
  public Either<ConversationRefused, Conversation> find(UserId user, ExternalId external) {
    return conversations
        .find(user, external)
        .toEither(() -> new ConversationRefused.Unknown(external.value()));
  }

  /** Locked until the write unit ends. */
  public Either<ConversationRefused, Conversation> lock(UserId user, ConversationId id) {
    return conversations
        .lock(id)
        .filter(one -> one.user().equals(user))
        .toEither(() -> new ConversationRefused.Unknown(id.value()));
  }
}
