package dev.stoa.domain.conversation;

import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.json.JsonArray;
import dev.stoa.domain.json.JsonParser;
import dev.stoa.domain.kernel.PlainText;
import io.vavr.control.Option;

/**
 * A message to append; immutable.
 *
 * @param toolCalls a JSON array, which is stored as it is
 * @param payload what a framework stores beside the content, such as media; stored as it is
 */
public record MessageDraft(
    MessageRole role,
    String content,
    Option<String> toolCalls,
    Option<String> payload,
    MessageLabels labels) {

  /** The longest content, and the longest tool calls. */
  public static final int MAX_CONTENT = 1_000_000;

  /** The longest payload, which may have media. */
  public static final int MAX_PAYLOAD = 10_000_000;

  /** Refuses invalid fields; only with tool calls or a payload there may be no content. */
  public MessageDraft {
    if (!content.isEmpty() || toolCalls.isEmpty() && payload.isEmpty()) {
      PlainText.require("content", content, MAX_CONTENT);
    }
    payload.forEach(text -> PlainText.require("payload", text, MAX_PAYLOAD));
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
    return new MessageDraft(role, content, Option.none(), Option.none(), MessageLabels.NONE);
  }

  /** What a plain message says. */
  static MessageDraft of(ConversationMessage plain) {
    return new MessageDraft(
        plain.role(),
        plain.content(),
        plain.text().toolCalls(),
        plain.text().payload(),
        plain.labels());
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
        MessageRole.ASSISTANT, content, Option.some(toolCalls), Option.none(), MessageLabels.NONE);
  }

  /** What a tool answers to a call. */
  public static MessageDraft answering(String toolCallId, String content) {
    return new MessageDraft(
        MessageRole.TOOL, content, Option.none(), Option.none(), ofCall(toolCallId));
  }

  /** What a framework stores as a message of its own form. */
  public static MessageDraft carrying(MessageRole role, String content, String payload) {
    return new MessageDraft(role, content, Option.none(), Option.some(payload), MessageLabels.NONE);
  }

  private static MessageLabels ofCall(String id) {
    return MessageLabelsBuilder.from(MessageLabels.NONE).toolCallId(Option.some(id)).build();
  }

  /** With the calls of tools that a model makes, a JSON array. */
  public MessageDraft toolCalls(String calls) {
    return new MessageDraft(role, content, Option.some(calls), payload, labels);
  }

  /** With what a framework stores beside the content, such as media; any text, as it is. */
  public MessageDraft payload(String value) {
    return new MessageDraft(role, content, toolCalls, Option.some(value), labels);
  }

  /** As the answer of a tool to this call. */
  public MessageDraft toolCallId(String id) {
    return with(MessageLabelsBuilder.from(labels).toolCallId(Option.some(id)).build());
  }

  /** Pointing something out. */
  public MessageDraft callout(Callout value) {
    return with(MessageLabelsBuilder.from(labels).callout(Option.some(value)).build());
  }

  /** With one more model that answered. */
  public MessageDraft model(String name) {
    return with(MessageLabelsBuilder.from(labels).models(labels.models().append(name)).build());
  }

  /** With the effort that went into it. */
  public MessageDraft accuracy(AccuracyLevel value) {
    return with(MessageLabelsBuilder.from(labels).accuracy(Option.some(value)).build());
  }

  /** With how sure it is. */
  public MessageDraft confidence(ConfidenceLabel value) {
    return with(MessageLabelsBuilder.from(labels).confidence(Option.some(value)).build());
  }

  /** With the name of the person or model that says it. */
  public MessageDraft by(String author) {
    return with(MessageLabelsBuilder.from(labels).author(Option.some(author)).build());
  }

  /** With a JSON object of the caller's, which is never encrypted. */
  public MessageDraft metadata(CanonicalJson value) {
    return with(MessageLabelsBuilder.from(labels).metadata(Option.some(value)).build());
  }

  private MessageDraft with(MessageLabels other) {
    return new MessageDraft(role, content, toolCalls, payload, other);
  }
}
