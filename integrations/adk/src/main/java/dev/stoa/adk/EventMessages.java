package dev.stoa.adk;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.type.TypeReference;
import com.google.adk.JsonBaseModel;
import com.google.adk.events.Event;
import com.google.adk.sessions.State;
import com.google.genai.types.Content;
import com.google.genai.types.Part;
import dev.stoa.domain.conversation.ConversationMessage;
import dev.stoa.domain.conversation.MessageDraft;
import dev.stoa.domain.conversation.MessageRole;
import io.vavr.control.Option;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Events, and changes of states, as messages: their JSON is the payload. */
final class EventMessages {

  private static final String USER = "user";
  private static final TypeReference<Map<String, Object>> STATE = new TypeReference<>() {};

  private EventMessages() {}

  /** A message of the system: what changes before an event, or of a state alone. */
  static MessageDraft start(Map<String, Object> delta) {
    return MessageDraft.carrying(MessageRole.SYSTEM, "", JsonBaseModel.toJsonString(delta));
  }

  /** What a message of the system changes. */
  static Map<String, Object> started(ConversationMessage message) {
    try {
      return JsonBaseModel.getMapper().readValue(message.text().payload().get(), STATE);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("message " + message.id() + " is no state", e);
    }
  }

  /** The texts of an event are found by their words. */
  static MessageDraft draft(Event event) {
    MessageDraft draft =
        MessageDraft.carrying(
            USER.equals(event.author()) ? MessageRole.USER : MessageRole.ASSISTANT,
            text(event.content()),
            event.toJson());
    return event.author() == null || event.author().isBlank() ? draft : draft.by(event.author());
  }

  /** None of a message of the system. */
  static Option<Event> event(ConversationMessage message) {
    return Option.when(
        message.role() != MessageRole.SYSTEM,
        () -> restored(Event.fromJson(message.text().payload().get())));
  }

  private static Event restored(Event event) {
    Map<String, Object> delta = StateDelta.of(event);
    if (!delta.isEmpty()) {
      delta.replaceAll((key, value) -> StateDelta.isRemoval(value) ? State.REMOVED : value);
    }
    return event;
  }

  /** The text of all parts, as far as it can be stored. */
  static String text(Optional<Content> content) {
    String text =
        content.flatMap(Content::parts).orElse(List.of()).stream()
            .map(Part::text)
            .flatMap(Optional::stream)
            .collect(Collectors.joining("\n"))
            .replace('\0', ' ');
    String stored =
        text.substring(0, Math.min(text.length(), MessageDraft.MAX_CONTENT - 1)).strip();
    return stored.isBlank() ? "" : stored;
  }
}
