package dev.stoa.langchain4j;

import dev.langchain4j.agent.tool.ToolExecutionRequest;
import dev.langchain4j.data.message.AiMessage;
import dev.langchain4j.data.message.ChatMessage;
import dev.langchain4j.data.message.ChatMessageDeserializer;
import dev.langchain4j.data.message.ChatMessageSerializer;
import dev.langchain4j.data.message.Content;
import dev.langchain4j.data.message.SystemMessage;
import dev.langchain4j.data.message.TextContent;
import dev.langchain4j.data.message.ToolExecutionResultMessage;
import dev.langchain4j.data.message.UserMessage;
import dev.stoa.domain.conversation.ConversationMessage;
import dev.stoa.domain.conversation.MessageDraft;
import dev.stoa.domain.conversation.MessageLabels;
import dev.stoa.domain.conversation.MessageRole;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.json.JsonArray;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonParser;
import dev.stoa.domain.json.JsonString;
import dev.stoa.domain.json.JsonValue;
import dev.stoa.domain.kernel.PlainText;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import io.vavr.control.Try;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The form in which a message of LangChain4j is stored: its text as the content, and whatever the
 * text does not say in the framework's own JSON as the payload.
 */
final class MessageForm {

  private MessageForm() {}

  static MessageDraft draft(ChatMessage message) {
    MessageRole role = role(message);
    String text = storable(text(message), MessageDraft.MAX_CONTENT);
    if (!text.isEmpty() && role != MessageRole.TOOL && message.equals(plain(role, text))) {
      return MessageDraft.of(role, text);
    }
    MessageDraft draft =
        MessageDraft.carrying(role, text, ChatMessageSerializer.messageToJson(message));
    if (message instanceof AiMessage answer && answer.hasToolExecutionRequests()) {
      return draft.toolCalls(calls(answer));
    }
    if (message instanceof ToolExecutionResultMessage result) {
      String id = storable(result.id(), MessageLabels.MAX_NAME);
      return id.isEmpty() ? draft : draft.toolCallId(id);
    }
    return draft;
  }

  private static MessageRole role(ChatMessage message) {
    return switch (message.type()) {
      case SYSTEM -> MessageRole.SYSTEM;
      case AI -> MessageRole.ASSISTANT;
      case TOOL_EXECUTION_RESULT -> MessageRole.TOOL;
      case USER, CUSTOM -> MessageRole.USER;
    };
  }

  private static @Nullable String text(ChatMessage message) {
    if (message instanceof SystemMessage system) {
      return system.text();
    }
    if (message instanceof UserMessage user) {
      return text(user.contents());
    }
    if (message instanceof AiMessage answer) {
      return answer.text();
    }
    return message instanceof ToolExecutionResultMessage result ? text(result.contents()) : null;
  }

  private static String text(List<Content> contents) {
    return contents.stream()
        .filter(TextContent.class::isInstance)
        .map(content -> ((TextContent) content).text())
        .collect(Collectors.joining("\n"));
  }

  /** Nothing where a text can be in the payload only. */
  private static String storable(@Nullable String text, int longest) {
    if (text == null) {
      return "";
    }
    try {
      return PlainText.require("text", text, longest);
    } catch (InvalidValue e) {
      return "";
    }
  }

  private static String calls(AiMessage answer) {
    Vector<JsonValue> calls =
        Vector.ofAll(answer.toolExecutionRequests())
            .map(
                call ->
                    JsonObject.builder()
                        .put("id", call.id())
                        .put("name", call.name())
                        .put("arguments", call.arguments())
                        .build());
    return CanonicalJson.of(new JsonArray(calls)).text();
  }

  /** A message as it was stored here; none if it was stored otherwise. */
  static Option<ChatMessage> message(ConversationMessage stored) {
    if (stored.text().payload().isDefined()) {
      return Try.of(() -> ChatMessageDeserializer.messageFromJson(stored.text().payload().get()))
          .toOption();
    }
    boolean isPlain =
        stored.role() != MessageRole.TOOL
            && stored.text().toolCalls().isEmpty()
            && stored.labels().equals(MessageLabels.NONE);
    return isPlain ? Option.some(plain(stored.role(), stored.content())) : Option.none();
  }

  /** A message that was stored by other means, by its text and the calls of tools. */
  static ChatMessage foreign(ConversationMessage stored) {
    String text = stored.content();
    return switch (stored.role()) {
      case ASSISTANT ->
          AiMessage.builder().text(text).toolExecutionRequests(requests(stored)).build();
      case TOOL ->
          ToolExecutionResultMessage.builder()
              .id(stored.labels().toolCallId().getOrNull())
              .text(text)
              .build();
      case SYSTEM, USER -> plain(stored.role(), text);
    };
  }

  private static List<ToolExecutionRequest> requests(ConversationMessage stored) {
    JsonValue calls = JsonParser.parse(stored.text().toolCalls().getOrElse("[]"));
    return calls instanceof JsonArray list
        ? list.values()
            .filter(JsonObject.class::isInstance)
            .map(call -> request((JsonObject) call))
            .asJava()
        : List.of();
  }

  /** The name and the arguments may be members of the member {@code function}. */
  private static ToolExecutionRequest request(JsonObject call) {
    JsonObject named =
        call.members().get("function").getOrElse(call) instanceof JsonObject inner ? inner : call;
    return ToolExecutionRequest.builder()
        .id(text(call, "id"))
        .name(text(named, "name"))
        .arguments(text(named, "arguments"))
        .build();
  }

  private static @Nullable String text(JsonObject call, String member) {
    return call.members()
        .get(member)
        .map(
            value ->
                value instanceof JsonString text ? text.value() : CanonicalJson.of(value).text())
        .getOrNull();
  }

  private static ChatMessage plain(MessageRole role, String text) {
    return switch (role) {
      case SYSTEM -> SystemMessage.from(text);
      case USER -> UserMessage.from(text);
      case ASSISTANT -> AiMessage.from(text);
      case TOOL -> ToolExecutionResultMessage.builder().text(text).build();
    };
  }
}
