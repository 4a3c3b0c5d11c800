package dev.stoa.spring.ai.session;

import dev.stoa.domain.conversation.ConversationMessage;
import dev.stoa.domain.conversation.MessageDraft;
import dev.stoa.domain.conversation.MessageLabels;
import dev.stoa.domain.conversation.MessageRole;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.JsonBoolean;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonValue;
import dev.stoa.spring.ai.form.MessageForm;
import dev.stoa.spring.ai.form.MetadataValues;
import io.vavr.control.Option;
import java.time.Instant;
import java.util.Map;
import org.springframework.ai.session.Session;
import org.springframework.ai.session.SessionEvent;

/** Sessions and events as messages of conversations. */
final class SessionForm {

  private static final String EVENT = "event";

  private SessionForm() {}

  static MessageDraft draft(Session session) {
    JsonObject json =
        JsonObject.builder()
            .put("id", session.id())
            .put("user", session.userId())
            .put("created", session.createdAt())
            .put("expires", session.expiresAt())
            .put("metadata", MetadataValues.json(session.metadata()))
            .build();
    return MessageDraft.carrying(MessageRole.SYSTEM, "", CanonicalJson.of(json).text());
  }

  static Session session(ConversationMessage head) {
    JsonObject json = MessageForm.payload(MessageForm.draft(head));
    String expires = MessageForm.text(MessageForm.member(json, "expires"));
    Session.Builder session =
        Session.builder()
            .id(MessageForm.required(json, "id"))
            .userId(MessageForm.required(json, "user"))
            .createdAt(Instant.parse(MessageForm.required(json, "created")))
            .metadata(MetadataValues.values(MessageForm.member(json, "metadata")));
    return (expires == null ? session : session.expiresAt(Instant.parse(expires))).build();
  }

  static MessageDraft draft(SessionEvent event) {
    JsonObject json =
        JsonObject.builder()
            .put("id", event.getId())
            .put("at", event.getTimestamp())
            .put("branch", event.getBranch())
            .put("archived", event.isArchived())
            .put("metadata", MetadataValues.json(event.getMetadata()))
            .build();
    return MessageForm.draft(event.getMessage(), Map.of(EVENT, json));
  }

  static SessionEvent event(String sessionId, MessageDraft draft) {
    JsonValue json = MessageForm.member(MessageForm.payload(draft), EVENT);
    String branch = MessageForm.text(MessageForm.member(json, "branch"));
    SessionEvent.Builder event =
        SessionEvent.builder()
            .id(MessageForm.required(json, "id"))
            .sessionId(sessionId)
            .timestamp(Instant.parse(MessageForm.required(json, "at")))
            .message(MessageForm.message(draft))
            .metadata(MetadataValues.values(MessageForm.member(json, "metadata")))
            .archived(
                MessageForm.member(json, "archived") instanceof JsonBoolean flag && flag.value());
    return (branch == null ? event : event.branch(branch)).build();
  }

  /** An event inside another message. */
  static JsonValue nested(SessionEvent event) {
    MessageDraft draft = draft(event);
    return JsonObject.builder()
        .put("role", draft.role().name())
        .put("content", draft.content())
        .put("tool_calls", draft.toolCalls())
        .put("payload", draft.payload())
        .build();
  }

  static SessionEvent nested(String sessionId, JsonValue json) {
    return event(
        sessionId,
        new MessageDraft(
            MessageRole.valueOf(MessageForm.required(json, "role")),
            MessageForm.required(json, "content"),
            Option.of(MessageForm.text(MessageForm.member(json, "tool_calls"))),
            Option.of(MessageForm.text(MessageForm.member(json, "payload"))),
            MessageLabels.NONE));
  }
}
