package dev.stoa.app.audit;

import dev.stoa.domain.audit.AuditEntryId;
import dev.stoa.domain.audit.AuditEvent;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.JsonNull;
import dev.stoa.domain.json.JsonNumber;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonParser;
import dev.stoa.domain.json.JsonString;
import dev.stoa.domain.json.JsonValue;
import io.vavr.collection.LinkedHashSet;
import io.vavr.collection.Map;
import io.vavr.collection.Set;
import io.vavr.control.Option;

/** An event as one JSON object; an {@link IllegalArgumentException} names the member at fault. */
final class EventJson {

  private static final Set<String> NAMES =
      LinkedHashSet.of(
          "id",
          "event_type",
          "session_id",
          "trace_id",
          "token_id",
          "field",
          "specialist",
          "u_score",
          "confidence",
          "latency_ms",
          "details");

  private final Map<String, JsonValue> members;

  private EventJson(Map<String, JsonValue> members) {
    this.members = members;
  }

  static AuditEvent parse(String line) {
    if (!(JsonParser.parse(line) instanceof JsonObject object)) {
      throw new IllegalArgumentException(
          "an event is a JSON object: write {\"event_type\": \"query\"}");
    }
    for (String name : object.members().keySet().removeAll(NAMES)) {
      throw new IllegalArgumentException(
          name + " is no member of an event: use " + NAMES.mkString(", "));
    }
    return new EventJson(object.members()).event();
  }

  private AuditEvent event() {
    String type =
        text("event_type")
            .getOrElseThrow(
                () -> new IllegalArgumentException("event_type is missing: name the kind"));
    return new AuditEvent(
        text("id").map(AuditEntryId::new),
        type,
        text("session_id"),
        text("trace_id"),
        text("token_id"),
        text("field"),
        text("specialist"),
        number("u_score"),
        number("confidence"),
        number("latency_ms"),
        member("details").map(CanonicalJson::of).getOrElse(CanonicalJson.EMPTY_OBJECT));
  }

  private Option<String> text(String name) {
    return member(name)
        .map(
            value -> {
              if (value instanceof JsonString string) {
                return string.value();
              }
              throw new IllegalArgumentException(name + " is not a text: put it in quotes");
            });
  }

  private Option<Double> number(String name) {
    return member(name)
        .map(
            value -> {
              if (value instanceof JsonNumber number) {
                return number.exactDouble();
              }
              throw new IllegalArgumentException(name + " is not a number: send one or null");
            });
  }

  private Option<JsonValue> member(String name) {
    return members.get(name).filter(value -> !(value instanceof JsonNull));
  }
}
