package dev.stoa.domain.conversation;

import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.json.JsonArray;
import dev.stoa.domain.json.JsonParser;
import dev.stoa.domain.kernel.PlainText;
import io.vavr.control.Option;

/**
 * A message to append; immutable.
 *
 * @param toolCalls a JSON array, which is stored as it is
 */
public record MessageDraft(
    MessageRole role, String content, Option<String> toolCalls, MessageLabels labels) {

  /** The longest content, and the longest tool calls. */
  public static final int MAX_CONTENT = 1_000_000;

  /** Refuses invalid fields; only a message with tool calls may have no content. */
  public MessageDraft {
    if (!content.isEmpty() || toolCalls.isEmpty()) {
      PlainText.require("content", content, MAX_CONTENT);
    }
    toolCalls.forEach(MessageDraft::requireCalls);
    if (toolCalls.isDefined() && role != MessageRole.ASSISTANT) {
      throw new InvalidValue(
          "tool_calls are for messages of the assistant: leave them out or give that role");
    }
    if (labels.toolCallId().isDefined() && role != MessageRole.TOOL) {
      throw new InvalidValue(
          "tool_call_id is for messages of a tool: leave it out or give that role");
    }
  }

  private static void requireCalls(String json) {
    PlainText.require("tool_calls", json, MAX_CONTENT);
    boolean list;
    try {
      list = JsonParser.parse(json) instanceof JsonArray calls && !calls.values().isEmpty();
    } catch (IllegalArgumentException e) {
      throw new InvalidValue("tool_calls are not JSON: " + e.getMessage(), e);
    }
    if (!list) {
      throw new InvalidValue("tool_calls are no list: give a JSON array of calls");
    }
  }

  /** A message without labels. */
  public static MessageDraft of(MessageRole role, String content) {
    return new MessageDraft(role, content, Option.none(), MessageLabels.NONE);
  }

  /** What the user says. */
  public static MessageDraft user(String content) {
    return of(MessageRole.USER, content);
  }

  /** What a model answers. */
  public static MessageDraft assistant(String content) {
    return of(MessageRole.ASSISTANT, content);
  }

  /** The instructions of a model. */
  public static MessageDraft system(String content) {
    return of(MessageRole.SYSTEM, content);
  }

  /** The tool calls of a model, with or without content. */
  public static MessageDraft calling(String content, String toolCalls) {
    return new MessageDraft(
        MessageRole.ASSISTANT, content, Option.some(toolCalls), MessageLabels.NONE);
  }

  /** What a tool answers to a call. */
  public static MessageDraft answering(String toolCallId, String content) {
    return new MessageDraft(
        MessageRole.TOOL,
        content,
        Option.none(),
        new MessageLabels(
            Option.some(toolCallId),
            MessageLabels.NONE.callout(),
            MessageLabels.NONE.models(),
            MessageLabels.NONE.accuracy(),
            MessageLabels.NONE.confidence(),
            MessageLabels.NONE.author()));
  }

  /** Pointing something out. */
  public MessageDraft callout(Callout value) {
    return with(
        new MessageLabels(
            labels.toolCallId(),
            Option.some(value),
            labels.models(),
            labels.accuracy(),
            labels.confidence(),
            labels.author()));
  }

  /** With one more model that answered. */
  public MessageDraft model(String name) {
    return with(
        new MessageLabels(
            labels.toolCallId(),
            labels.callout(),
            labels.models().append(name),
            labels.accuracy(),
            labels.confidence(),
            labels.author()));
  }

  /** With the effort that went into it. */
  public MessageDraft accuracy(AccuracyLevel value) {
    return with(
        new MessageLabels(
            labels.toolCallId(),
            labels.callout(),
            labels.models(),
            Option.some(value),
            labels.confidence(),
            labels.author()));
  }

  /** With how sure it is. */
  public MessageDraft confidence(ConfidenceLabel value) {
    return with(
        new MessageLabels(
            labels.toolCallId(),
            labels.callout(),
            labels.models(),
            labels.accuracy(),
            Option.some(value),
            labels.author()));
  }

  /** With the name of the person or model that says it. */
  public MessageDraft by(String author) {
    return with(
        new MessageLabels(
            labels.toolCallId(),
            labels.callout(),
            labels.models(),
            labels.accuracy(),
            labels.confidence(),
            Option.some(author)));
  }

  private MessageDraft with(MessageLabels other) {
    return new MessageDraft(role, content, toolCalls, other);
  }
}
