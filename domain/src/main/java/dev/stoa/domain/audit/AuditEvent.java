package dev.stoa.domain.audit;

import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.kernel.PlainText;
import io.vavr.control.Option;

/** What happened, as its witness tells it; built up from {@link #of} and never changed. */
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

  /** An event of this type and nothing else. */
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

  /** Chosen by the caller, so that telling the same event again is not a second event. */
  public AuditEvent withId(String chosen) {
    return withId(Option.of(new AuditEntryId(chosen)));
  }

  /** The same event without a chosen id. */
  public AuditEvent withoutId() {
    return id.isEmpty() ? this : withId(Option.none());
  }

  /** In which session it happened. */
  public AuditEvent session(String value) {
    return new AuditEvent(
        id,
        eventType,
        Option.of(value),
        traceId,
        tokenId,
        field,
        specialist,
        uScore,
        confidence,
        latencyMs,
        details);
  }

  /** Which trace it belongs to. */
  public AuditEvent trace(String value) {
    return new AuditEvent(
        id,
        eventType,
        sessionId,
        Option.of(value),
        tokenId,
        field,
        specialist,
        uScore,
        confidence,
        latencyMs,
        details);
  }

  /** Which access token was used. */
  public AuditEvent token(String value) {
    return new AuditEvent(
        id,
        eventType,
        sessionId,
        traceId,
        Option.of(value),
        field,
        specialist,
        uScore,
        confidence,
        latencyMs,
        details);
  }

  /** Which field of knowledge it touched. */
  public AuditEvent field(String value) {
    return new AuditEvent(
        id,
        eventType,
        sessionId,
        traceId,
        tokenId,
        Option.of(value),
        specialist,
        uScore,
        confidence,
        latencyMs,
        details);
  }

  /** Which specialist acted. */
  public AuditEvent specialist(String value) {
    return new AuditEvent(
        id,
        eventType,
        sessionId,
        traceId,
        tokenId,
        field,
        Option.of(value),
        uScore,
        confidence,
        latencyMs,
        details);
  }

  /** The utility score at the time. */
  public AuditEvent uScore(double value) {
    return new AuditEvent(
        id,
        eventType,
        sessionId,
        traceId,
        tokenId,
        field,
        specialist,
        Option.of(value),
        confidence,
        latencyMs,
        details);
  }

  /** The confidence at the time. */
  public AuditEvent confidence(double value) {
    return new AuditEvent(
        id,
        eventType,
        sessionId,
        traceId,
        tokenId,
        field,
        specialist,
        uScore,
        Option.of(value),
        latencyMs,
        details);
  }

  /** How long it took, in milliseconds. */
  public AuditEvent latencyMs(double value) {
    return new AuditEvent(
        id,
        eventType,
        sessionId,
        traceId,
        tokenId,
        field,
        specialist,
        uScore,
        confidence,
        Option.of(value),
        details);
  }

  /** Anything else worth attesting, as a JSON object. */
  public AuditEvent details(CanonicalJson value) {
    return new AuditEvent(
        id,
        eventType,
        sessionId,
        traceId,
        tokenId,
        field,
        specialist,
        uScore,
        confidence,
        latencyMs,
        value);
  }

  private AuditEvent withId(Option<AuditEntryId> chosen) {
    return new AuditEvent(
        chosen,
        eventType,
        sessionId,
        traceId,
        tokenId,
        field,
        specialist,
        uScore,
        confidence,
        latencyMs,
        details);
  }
}
