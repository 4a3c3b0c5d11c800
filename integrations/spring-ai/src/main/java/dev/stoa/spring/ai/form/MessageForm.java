package dev.stoa.spring.ai.form;

import dev.stoa.domain.conversation.ConversationMessage;
import dev.stoa.domain.conversation.MessageDraft;
import dev.stoa.domain.conversation.MessageLabels;
import dev.stoa.domain.conversation.MessageRole;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.JsonArray;
import dev.stoa.domain.json.JsonNull;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonParser;
import dev.stoa.domain.json.JsonString;
import dev.stoa.domain.json.JsonValue;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.springframework.ai.chat.messages.AbstractMessage;
import org.springframework.ai.chat.messages.AssistantMessage;
import org.springframework.ai.chat.messages.AssistantMessage.ToolCall;
import org.springframework.ai.chat.messages.Message;
import org.springframework.ai.chat.messages.SystemMessage;
import org.springframework.ai.chat.messages.ToolResponseMessage;
import org.springframework.ai.chat.messages.ToolResponseMessage.ToolResponse;
import org.springframework.ai.chat.messages.UserMessage;
import org.springframework.ai.content.MediaContent;

/**
 * Messages of Spring AI as messages of conversations: text and tool calls where Stoa has them; what
 * it has no place for is in the payload, which is encrypted with the content.
 */
public final class MessageForm {

  private static final String TEXT = "text";
  private static final String METADATA = "metadata";
  private static final String MEDIA = "media";
  private static final String RESPONSES = "responses";

  private MessageForm() {}

  public static MessageDraft draft(Message message) {
    return draft(message, Map.of());
  }

  /** With more members of the payload. */
  public static MessageDraft draft(Message message, Map<String, ?> more) {
    Map<String, Object> payload = new HashMap<>(more);
    Map<String, Object> metadata = new HashMap<>(message.getMetadata());
    // Every message adds it again.
    metadata.remove(AbstractMessage.MESSAGE_TYPE);
    if (!metadata.isEmpty()) {
      payload.put(METADATA, MetadataValues.json(metadata));
    }
    if (message instanceof MediaContent content && !content.getMedia().isEmpty()) {
      payload.put(MEDIA, content.getMedia().stream().map(MediaForm::json).toList());
    }
    if (message instanceof ToolResponseMessage tool) {
      payload.put(RESPONSES, tool.getResponses().stream().map(MessageForm::json).toList());
    }
    String text = text(message);
    // A text of blanks, or none, has no place in the content.
    if (!(message instanceof ToolResponseMessage) && text.isBlank()) {
      payload.put(TEXT, message.getText());
    }
    MessageDraft draft =
        new MessageDraft(
            role(message),
            text.isBlank() ? "" : text,
            Option.none(),
            payload.isEmpty() ? Option.none() : Option.some(CanonicalJson.of(payload).text()),
            MessageLabels.NONE);
    if (message instanceof AssistantMessage assistant && assistant.hasToolCalls()) {
      return draft.toolCalls(
          CanonicalJson.of(
                  new JsonArray(Vector.ofAll(assistant.getToolCalls()).map(MessageForm::json)))
              .text());
    }
    return message instanceof ToolResponseMessage tool && tool.getResponses().size() == 1
        ? draft.toolCallId(tool.getResponses().get(0).id())
        : draft;
  }

  private static String text(Message message) {
    String text =
        message instanceof ToolResponseMessage tool
            ? tool.getResponses().stream()
                .map(ToolResponse::responseData)
                .collect(Collectors.joining("\n"))
            : message.getText();
    return text == null ? "" : text;
  }

  private static MessageRole role(Message message) {
    return switch (message.getMessageType()) {
      case USER -> MessageRole.USER;
      case ASSISTANT -> MessageRole.ASSISTANT;
      case SYSTEM -> MessageRole.SYSTEM;
      case TOOL -> MessageRole.TOOL;
    };
  }

  private static JsonValue json(ToolCall call) {
    return JsonObject.builder()
        .put("id", call.id())
        .put("type", call.type())
        .put("name", call.name())
        .put("arguments", call.arguments())
        .build();
  }

  private static JsonValue json(ToolResponse response) {
    return JsonObject.builder()
        .put("id", response.id())
        .put("name", response.name())
        .put("data", response.responseData())
        .build();
  }

  /** What is stored, as a draft. */
  public static MessageDraft draft(ConversationMessage stored) {
    return new MessageDraft(
        stored.role(),
        stored.content(),
        stored.text().toolCalls(),
        stored.text().payload(),
        stored.labels());
  }

  public static Message message(ConversationMessage stored) {
    return message(draft(stored));
  }

  public static Message message(MessageDraft stored) {
    JsonObject payload = payload(stored);
    Map<String, Object> metadata = MetadataValues.values(member(payload, METADATA));
    String text =
        payload.members().containsKey(TEXT) ? text(member(payload, TEXT)) : stored.content();
    return switch (stored.role()) {
      case USER ->
          UserMessage.builder()
              .text(text == null ? "" : text)
              .media(items(member(payload, MEDIA)).map(MediaForm::media).toJavaList())
              .metadata(metadata)
              .build();
      case SYSTEM ->
          SystemMessage.builder().text(text == null ? "" : text).metadata(metadata).build();
      case ASSISTANT ->
          AssistantMessage.builder()
              .content(text)
              .properties(metadata)
              .toolCalls(calls(stored))
              .media(items(member(payload, MEDIA)).map(MediaForm::media).toJavaList())
              .build();
      case TOOL ->
          ToolResponseMessage.builder()
              .responses(responses(stored, payload))
              .metadata(metadata)
              .build();
    };
  }

  /** What is in the payload; empty where there is none. */
  public static JsonObject payload(MessageDraft stored) {
    return (JsonObject) JsonParser.parse(stored.payload().getOrElse("{}"));
  }

  private static List<ToolCall> calls(MessageDraft stored) {
    return items(JsonParser.parse(stored.toolCalls().getOrElse("[]")))
        .map(
            call ->
                new ToolCall(
                    required(call, "id"),
                    required(call, "type"),
                    required(call, "name"),
                    required(call, "arguments")))
        .toJavaList();
  }

  /** One that was not stored by Spring AI has its content only. */
  private static List<ToolResponse> responses(MessageDraft stored, JsonObject payload) {
    return payload.members().containsKey(RESPONSES)
        ? items(member(payload, RESPONSES))
            .map(
                one ->
                    new ToolResponse(
                        required(one, "id"), required(one, "name"), required(one, "data")))
            .toJavaList()
        : List.of(
            new ToolResponse(stored.labels().toolCallId().getOrElse(""), "", stored.content()));
  }

  private static Vector<JsonValue> items(JsonValue json) {
    return json instanceof JsonArray array ? array.values().toVector() : Vector.empty();
  }

  public static JsonValue member(JsonValue object, String name) {
    return object instanceof JsonObject members
        ? members.members().getOrElse(name, new JsonNull())
        : new JsonNull();
  }

  public static @Nullable String text(JsonValue json) {
    return json instanceof JsonString text ? text.value() : null;
  }

  public static String required(JsonValue object, String name) {
    String text = text(member(object, name));
    return text == null ? "" : text;
  }
}
