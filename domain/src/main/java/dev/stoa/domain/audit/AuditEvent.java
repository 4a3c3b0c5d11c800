package dev.stoa.domain.audit;

import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.kernel.PlainText;
import io.vavr.control.Option;
import java.util.Map;
import java.util.function.Consumer;

/** What happened; built up from {@link #of} and never changed. */
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
    return with(draft -> draft.id = Option.of(new AuditEntryId(chosen)));
  }

  /** The same event without a chosen id. */
  public AuditEvent withoutId() {
    return id.isEmpty() ? this : with(draft -> draft.id = Option.none());
  }

  /** In which session it happened. */
  public AuditEvent session(String value) {
    return with(draft -> draft.sessionId = Option.of(value));
  }

  /** Which trace it belongs to. */
  public AuditEvent trace(String value) {
    return with(draft -> draft.traceId = Option.of(value));
  }

  /** Which access token was used. */
  public AuditEvent token(String value) {
    return with(draft -> draft.tokenId = Option.of(value));
  }

  /** Which field of knowledge it touched. */
  public AuditEvent field(String value) {
    return with(draft -> draft.field = Option.of(value));
  }

  /** Which specialist acted. */
  public AuditEvent specialist(String value) {
    return with(draft -> draft.specialist = Option.of(value));
  }

  /** The utility score at the time. */
  public AuditEvent uScore(double value) {
    return with(draft -> draft.uScore = Option.of(value));
  }

  /** The confidence at the time. */
  public AuditEvent confidence(double value) {
    return with(draft -> draft.confidence = Option.of(value));
  }

  /** How long it took, in milliseconds. */
  public AuditEvent latencyMs(double value) {
    return with(draft -> draft.latencyMs = Option.of(value));
  }

  /** Anything else worth attesting, as a JSON object. */
  public AuditEvent details(Map<String, ?> members) {
    return details(CanonicalJson.of(members));
  }

  /** What else there is to say, as an object. */
  public AuditEvent details(CanonicalJson value) {
    return with(draft -> draft.details = value);
  }

  private AuditEvent with(Consumer<Draft> change) {
    Draft draft = new Draft(this);
    change.accept(draft);
    return draft.event();
  }

  /** A copy that may differ in one field before it is an event again. */
  private static final class Draft {
    private final String eventType;
    private Option<AuditEntryId> id;
    private Option<String> sessionId;
    private Option<String> traceId;
    private Option<String> tokenId;
    private Option<String> field;
    private Option<String> specialist;
    private Option<Double> uScore;
    private Option<Double> confidence;
    private Option<Double> latencyMs;
    private CanonicalJson details;

    Draft(AuditEvent event) {
      eventType = event.eventType;
      id = event.id;
      sessionId = event.sessionId;
      traceId = event.traceId;
      tokenId = event.tokenId;
      field = event.field;
      specialist = event.specialist;
      uScore = event.uScore;
      confidence = event.confidence;
      latencyMs = event.latencyMs;
      details = event.details;
    }

    AuditEvent event() {
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
          details);
    }
  }
}
