package dev.stoa.actions.conversation;

import dev.stoa.actions.shape.Param;
import dev.stoa.domain.conversation.AccuracyLevel;
import dev.stoa.domain.conversation.Callout;
import dev.stoa.domain.conversation.ConfidenceLabel;
import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.conversation.ConversationMessage;
import dev.stoa.domain.conversation.MessageId;
import dev.stoa.domain.conversation.MessageRole;
import dev.stoa.domain.json.CanonicalJson;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.time.Instant;

/** A message of a conversation. */
public record ShownConversationMessage(
    MessageId messageId,
    ConversationId conversationId,
    @Param("Its number in the conversation, from 1.") long sequence,
    MessageRole role,
    String content,
    @Param("The calls of tools that it makes.") Option<CanonicalJson> toolCalls,
    @Param("The call that a message of a tool answers.") Option<String> toolCallId,
    Option<Callout> callout,
    @Param("The specialists that answered.") Seq<String> models,
    Option<AccuracyLevel> accuracy,
    Option<ConfidenceLabel> confidence,
    Instant createdAt) {

  /** As callers see it. */
  public static ShownConversationMessage of(ConversationMessage message) {
    return new ShownConversationMessage(
        message.id(),
        message.conversation(),
        message.sequence(),
        message.role(),
        message.content(),
        message.text().toolCalls().map(CanonicalJson::of),
        message.labels().toolCallId(),
        message.labels().callout(),
        message.labels().models(),
        message.labels().accuracy(),
        message.labels().confidence(),
        message.createdAt());
  }
}
