package dev.stoa.spring.ai.session;

import dev.stoa.domain.conversation.ConversationMessage;
import dev.stoa.domain.conversation.MessageDraft;
import dev.stoa.domain.conversation.MessageRole;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.JsonArray;
import dev.stoa.domain.json.JsonNull;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonString;
import dev.stoa.domain.json.JsonValue;
import dev.stoa.spring.ai.form.MessageForm;
import io.vavr.collection.Vector;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.springframework.ai.session.SessionEvent;

/**
 * A message that archives events of a session, and says which others go on in which order: stored
 * ones by their ids, new ones whole. It counts only if it follows the version that it was made of.
 */
final class SessionCompaction {

  private static final String COMPACTION = "compaction";

  private SessionCompaction() {}

  static MessageDraft draft(
      long version,
      List<SessionEvent> stored,
      List<SessionEvent> archived,
      List<SessionEvent> retained) {
    Map<String, SessionEvent> known = byId(stored);
    JsonObject json =
        JsonObject.builder()
            .put("version", Long.toString(version))
            .put("archived", archived.stream().map(one -> named(one, known)).toList())
            .put("retained", retained.stream().map(one -> named(one, known)).toList())
            .build();
    return MessageDraft.carrying(
        MessageRole.SYSTEM, "", CanonicalJson.of(Map.of(COMPACTION, json)).text());
  }

  private static JsonValue named(SessionEvent event, Map<String, SessionEvent> known) {
    return known.containsKey(event.getId())
        ? new JsonString(event.getId())
        : SessionForm.nested(event);
  }

  private static Map<String, SessionEvent> byId(List<SessionEvent> events) {
    return events.stream()
        .collect(Collectors.toMap(SessionEvent::getId, Function.identity(), (one, same) -> one));
  }

  static boolean is(ConversationMessage message) {
    return !(json(message) instanceof JsonNull);
  }

  static boolean counts(ConversationMessage message) {
    return MessageForm.required(json(message), "version")
        .equals(Long.toString(message.sequence() - 1));
  }

  private static JsonValue json(ConversationMessage message) {
    return MessageForm.member(MessageForm.payload(MessageForm.draft(message)), COMPACTION);
  }

  /** The events after it, of those before it. */
  static List<SessionEvent> applied(
      String sessionId, ConversationMessage message, List<SessionEvent> before) {
    Map<String, SessionEvent> known = byId(before);
    List<SessionEvent> after =
        new ArrayList<>(before.stream().filter(SessionEvent::isArchived).toList());
    JsonValue json = json(message);
    events(MessageForm.member(json, "archived"), sessionId, known)
        .map(SessionEvent::asArchived)
        .forEach(after::add);
    events(MessageForm.member(json, "retained"), sessionId, known).forEach(after::add);
    return after;
  }

  private static Vector<SessionEvent> events(
      JsonValue names, String sessionId, Map<String, SessionEvent> known) {
    return ((JsonArray) names)
        .values()
        .toVector()
        .map(
            one ->
                one instanceof JsonString id
                    ? known.get(id.value())
                    : SessionForm.nested(sessionId, one));
  }
}
