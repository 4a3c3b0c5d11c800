package dev.stoa.actions.conversation;

import dev.stoa.actions.shape.Input;
import dev.stoa.actions.shape.Param;
import dev.stoa.application.conversation.NewMessage;
import dev.stoa.domain.conversation.MessageDraft;
import dev.stoa.domain.conversation.MessageLabels;
import dev.stoa.domain.conversation.MessageRole;
import dev.stoa.domain.json.CanonicalJson;
import io.vavr.control.Option;

/** How callers give messages. */
public final class MessageInputs {

  /** A draft as callers give it: its content may be left out, its tool calls are JSON. */
  record GivenMessage(
      @Param("What is said; may be left out with tool calls or a payload.") Option<String> content,
      @Param(value = "Who says it.", defaultValue = "user") MessageRole role,
      @Param("A JSON array: the calls of tools that it makes.") Option<CanonicalJson> toolCalls,
      @Param("A text of yours beside the content, such as media as JSON; stored as it is.")
          Option<String> payload,
      MessageLabels labels) {

    private static final Input<GivenMessage> INPUT =
        Input.of(GivenMessage.class)
            .flatten(
                "labels",
                Input.of(MessageLabels.class)
                    .param("tool_call_id", "The call that a message of a tool answers.")
                    .param("callout", "What it points out.")
                    .param("models", "The specialists that answered.")
                    .param("accuracy", "How much effort went into it.")
                    .param("confidence", "How sure it is.")
                    .param("author", "The name of who says it, by which it is found too.")
                    .param("metadata", "A JSON object of yours; never encrypted."));

    MessageDraft draft() {
      return new MessageDraft(
          role, content.getOrElse(""), toolCalls.map(CanonicalJson::text), payload, labels);
    }

    private static GivenMessage of(MessageDraft draft) {
      return new GivenMessage(
          Option.some(draft.content()),
          draft.role(),
          draft.toolCalls().map(CanonicalJson::of),
          draft.payload(),
          draft.labels());
    }
  }

  /** What a message says. */
  static final Input<GivenMessage> DRAFT = GivenMessage.INPUT;

  /** A message to append, or one of several. */
  public static final Input<NewMessage> MESSAGE =
      Input.of(NewMessage.class, "MessageLine")
          .rename("id", "message")
          .param("message", "Its id: appending the same again under it changes nothing.")
          .flatten("draft", GivenMessage.INPUT, GivenMessage::draft, GivenMessage::of)
          .order(
              "content",
              "role",
              "author",
              "tool_calls",
              "tool_call_id",
              "payload",
              "metadata",
              "callout",
              "models",
              "accuracy",
              "confidence");

  private MessageInputs() {}
}
