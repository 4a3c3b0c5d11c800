package dev.stoa.domain.audit;

import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.kernel.PlainText;
import io.soabase.recordbuilder.core.RecordBuilder;
import io.vavr.control.Option;
import java.util.Map;

/** What happened; built up from {@link #of} and never changed. */
@RecordBuilder
public record AuditEvent(
    Option<AuditEntryId> id,
    String eventType,
    Option<String> sessionId,
    Option<String> traceId,
    Option<String> tokenId,
    Option<String> field,
    Option<String> specialist,
    Option<Double> uScore,
    Option<Double> confidence,
    Option<Double> latencyMs,
    CanonicalJson details) {

  /** The longest event type. */
  public static final int MAX_TYPE_LENGTH = 100;

  /** The longest of the other texts. */
  public static final int MAX_TEXT_LENGTH = 255;

  /** Refuses, by name, any field that no store can hold or no reader could make sense of. */
  public AuditEvent {
    PlainText.require("event_type", eventType, MAX_TYPE_LENGTH);
    sessionId.forEach(text -> PlainText.require("session_id", text, MAX_TEXT_LENGTH));
    traceId.forEach(text -> PlainText.require("trace_id", text, MAX_TEXT_LENGTH));
    tokenId.forEach(text -> PlainText.require("token_id", text, MAX_TEXT_LENGTH));
    field.forEach(text -> PlainText.require("field", text, MAX_TEXT_LENGTH));
    specialist.forEach(text -> PlainText.require("specialist", text, MAX_TEXT_LENGTH));
    uScore = uScore.map(value -> AuditMetric.finite("u_score", value));
    confidence = confidence.map(value -> AuditMetric.finite("confidence", value));
    latencyMs = latencyMs.map(value -> AuditMetric.notNegative("latency_ms", value));
    AuditDetails.check(details);
  }

  /** One of Stoa's own events. */
  public static AuditEvent of(StoaEventType type, AuditMembers members) {
    return of(type.label()).details(members.json());
  }

  /** An event of this type and nothing else; names of contexts are reserved for Stoa's own. */
  public static AuditEvent of(String eventType) {
    return new AuditEvent(
        Option.none(),
        eventType,
        Option.none(),
        Option.none(),
        Option.none(),
        Option.none(),
        Option.none(),
        Option.none(),
        Option.none(),
        Option.none(),
        CanonicalJson.EMPTY_OBJECT);
  }

  /** Chosen by the caller, so that appending the same event again adds nothing. */
  public AuditEvent withId(String chosen) {
    return AuditEventBuilder.from(this).id(Option.of(new AuditEntryId(chosen))).build();
  }

  /** The same event without a chosen id. */
  public AuditEvent withoutId() {
    return id.isEmpty() ? this : AuditEventBuilder.from(this).id(Option.none()).build();
  }

  /** In which session it happened. */
  public AuditEvent session(String value) {
    return AuditEventBuilder.from(this).sessionId(Option.of(value)).build();
  }

  /** Which trace it belongs to. */
  public AuditEvent trace(String value) {
    return AuditEventBuilder.from(this).traceId(Option.of(value)).build();
  }

  /** Which access token was used. */
  public AuditEvent token(String value) {
    return AuditEventBuilder.from(this).tokenId(Option.of(value)).build();
  }

  /** Which field of knowledge it touched. */
  public AuditEvent field(String value) {
    return AuditEventBuilder.from(this).field(Option.of(value)).build();
  }

  /** Which specialist acted. */
  public AuditEvent specialist(String value) {
    return AuditEventBuilder.from(this).specialist(Option.of(value)).build();
  }

  /** The utility score at the time. */
  public AuditEvent uScore(double value) {
    return AuditEventBuilder.from(this).uScore(Option.of(value)).build();
  }

  /** The confidence at the time. */
  public AuditEvent confidence(double value) {
    return AuditEventBuilder.from(this).confidence(Option.of(value)).build();
  }

  /** How long it took, in milliseconds. */
  public AuditEvent latencyMs(double value) {
    return AuditEventBuilder.from(this).latencyMs(Option.of(value)).build();
  }

  /** Anything else worth attesting, as a JSON object. */
  public AuditEvent details(Map<String, ?> members) {
    return details(CanonicalJson.of(members));
  }

  /** What else there is to say, as an object. */
  public AuditEvent details(CanonicalJson value) {
    return AuditEventBuilder.from(this).details(value).build();
  }
}
