package dev.stoa.actions.conversation;

import dev.stoa.actions.shape.Drafted;
import dev.stoa.actions.shape.Param;
import dev.stoa.application.conversation.NewMessage;
import dev.stoa.domain.conversation.AccuracyLevel;
import dev.stoa.domain.conversation.Callout;
import dev.stoa.domain.conversation.ConfidenceLabel;
import dev.stoa.domain.conversation.MessageDraft;
import dev.stoa.domain.conversation.MessageId;
import dev.stoa.domain.conversation.MessageLabels;
import dev.stoa.domain.conversation.MessageRole;
import dev.stoa.domain.json.CanonicalJson;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** One of several messages to append. */
public record MessageLine(
    @Param("What is said; may be left out with tool calls.") Option<String> content,
    @Param(value = "Who says it.", defaultValue = "user") MessageRole role,
    @Param("A JSON array: the calls of tools that it makes.") Option<CanonicalJson> toolCalls,
    @Param("The call that a message of a tool answers.") Option<String> toolCallId,
    @Param("What it points out.") Option<Callout> callout,
    @Param("The specialists that answered.") Seq<String> models,
    @Param("How much effort went into it.") Option<AccuracyLevel> accuracy,
    @Param("How sure it is.") Option<ConfidenceLabel> confidence,
    @Param("Its id: appending the same again under it changes nothing.") Option<MessageId> message)
    implements Drafted<NewMessage> {

  @Override
  public NewMessage draft() {
    return new NewMessage(
        message,
        new MessageDraft(
            role,
            content.getOrElse(""),
            toolCalls.map(CanonicalJson::text),
            new MessageLabels(toolCallId, callout, models, accuracy, confidence)));
  }
}
