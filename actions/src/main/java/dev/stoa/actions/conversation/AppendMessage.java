package dev.stoa.actions.conversation;

import dev.stoa.actions.shape.Drafted;
import dev.stoa.actions.shape.Param;
import dev.stoa.application.conversation.NewMessage;
import dev.stoa.domain.conversation.AccuracyLevel;
import dev.stoa.domain.conversation.Callout;
import dev.stoa.domain.conversation.ConfidenceLabel;
import dev.stoa.domain.conversation.MessageId;
import dev.stoa.domain.conversation.MessageRole;
import dev.stoa.domain.conversation.UserId;
import dev.stoa.domain.json.CanonicalJson;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** A message to append. */
record AppendMessage(
    @Param(value = ConversationReferences.CONVERSATION, position = 0) String conversation,
    @Param(value = "What is said; may be left out with tool calls.", position = 1)
        Option<String> content,
    @Param(value = "Who says it.", defaultValue = "user") MessageRole role,
    @Param("A JSON array: the calls of tools that it makes.") Option<CanonicalJson> toolCalls,
    @Param(value = "The call that a message of a tool answers.", label = "id")
        Option<String> toolCallId,
    @Param("What it points out.") Option<Callout> callout,
    @Param(value = "The specialists that answered.", option = "model") Seq<String> models,
    @Param("How much effort went into it.") Option<AccuracyLevel> accuracy,
    @Param("How sure it is.") Option<ConfidenceLabel> confidence,
    @Param(value = "Its id: appending the same again under it changes nothing.", label = "id")
        Option<MessageId> message,
    @Param(
            value = ConversationReferences.USER,
            defaultValue = ConversationReferences.LOCAL,
            user = true)
        UserId user)
    implements Drafted<NewMessage> {

  @Override
  public NewMessage draft() {
    return new MessageLine(
            content, role, toolCalls, toolCallId, callout, models, accuracy, confidence, message)
        .draft();
  }
}
