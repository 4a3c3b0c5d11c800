package dev.stoa.imports.lines;

import dev.stoa.domain.conversation.Conversation;
import dev.stoa.domain.conversation.ConversationMessage;
import dev.stoa.domain.conversation.ExternalId;
import dev.stoa.domain.conversation.MessageLabels;
import dev.stoa.domain.json.JsonNull;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonParser;
import dev.stoa.domain.json.JsonValue;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Instants;
import dev.stoa.domain.kernel.Labelled;
import dev.stoa.domain.knowledge.KnowledgeEntry;
import io.vavr.collection.Map;
import io.vavr.control.Option;

/** The members of lines. */
final class LineFields {

  private LineFields() {}

  /** Without members that say nothing. */
  static Map<String, JsonValue> present(JsonObject object) {
    return object.members().rejectValues(JsonNull.class::isInstance);
  }

  static JsonObject of(KnowledgeEntry entry, AgentName agent) {
    return JsonObject.builder()
        .put("id", entry.id().value())
        .put("agent", agent.value())
        .put("domain", entry.domain().value())
        .put("content", entry.content())
        .put("confidence", entry.confidence())
        .put("created_at", Instants.text(entry.createdAt()))
        .put("archived_at", entry.archivedAt().map(Instants::text))
        .put("valid_from", entry.validity().from().map(Instants::text))
        .put("valid_until", entry.validity().until().map(Instants::text))
        .build();
  }

  static JsonObject of(Conversation one) {
    return JsonObject.builder()
        .put("id", one.id().value())
        .put("user", one.user().value())
        .put("external_id", one.external().map(ExternalId::value))
        .put("title", one.title().text())
        .put("created_at", Instants.text(one.createdAt()))
        .put("updated_at", Instants.text(one.updatedAt()))
        .put("archived_at", one.archivedAt().map(Instants::text))
        .build();
  }

  static JsonObject of(ConversationMessage one) {
    MessageLabels labels = one.labels();
    Option<String> none = Option.none();
    return JsonObject.builder()
        .put("id", one.id().value())
        .put("conversation", one.conversation().value())
        .put("role", one.role().label())
        .put("content", one.content())
        .put("tool_calls", one.text().toolCalls())
        .put("tool_call_id", labels.toolCallId())
        .put("payload", one.text().payload())
        .put("callout", labels.callout().map(Labelled::label))
        .put("models", labels.models().isEmpty() ? none : labels.models().toJavaList())
        .put("accuracy", labels.accuracy().map(Labelled::label))
        .put("confidence", labels.confidence().map(Labelled::label))
        .put("author", labels.author())
        .put("metadata", labels.metadata().map(json -> JsonParser.parse(json.text())))
        .put("created_at", Instants.text(one.createdAt()))
        .build();
  }
}
