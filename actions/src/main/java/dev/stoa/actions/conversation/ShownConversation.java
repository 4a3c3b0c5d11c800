package dev.stoa.actions.conversation;

import dev.stoa.actions.shape.Param;
import dev.stoa.domain.conversation.Conversation;
import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.conversation.ProjectId;
import dev.stoa.domain.conversation.UserId;
import io.vavr.control.Option;
import java.time.Instant;

/** A conversation. */
record ShownConversation(
    ConversationId conversationId,
    UserId user,
    String title,
    Option<ProjectId> projectId,
    @Param("How many messages it has.") long messages,
    Instant createdAt,
    Instant updatedAt,
    Option<Instant> archivedAt) {

  static ShownConversation of(Conversation one) {
    return new ShownConversation(
        one.id(),
        one.user(),
        one.title().text(),
        one.project(),
        one.messages(),
        one.createdAt(),
        one.updatedAt(),
        one.archivedAt());
  }
}
