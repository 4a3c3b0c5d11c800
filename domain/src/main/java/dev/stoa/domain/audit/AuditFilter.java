package dev.stoa.domain.audit;

import dev.stoa.domain.kernel.PlainText;
import io.vavr.control.Option;

/** Which entries a reader wants; what is left out does not matter. */
public record AuditFilter(
    Option<String> eventType, Option<String> sessionId, Option<String> traceId) {

  /** Every entry. */
  public static final AuditFilter ALL =
      new AuditFilter(Option.none(), Option.none(), Option.none());

  /** Refuses, by name, what no entry can have. */
  public AuditFilter {
    eventType.forEach(text -> PlainText.require("event_type", text, AuditEvent.MAX_TYPE_LENGTH));
    sessionId.forEach(text -> PlainText.require("session_id", text, AuditEvent.MAX_TEXT_LENGTH));
    traceId.forEach(text -> PlainText.require("trace_id", text, AuditEvent.MAX_TEXT_LENGTH));
  }

  /** Only this event type. */
  public AuditFilter ofType(String wanted) {
    return new AuditFilter(Option.of(wanted), sessionId, traceId);
  }

  /** Only this session. */
  public AuditFilter inSession(String wanted) {
    return new AuditFilter(eventType, Option.of(wanted), traceId);
  }

  /** Only this trace. */
  public AuditFilter inTrace(String wanted) {
    return new AuditFilter(eventType, sessionId, Option.of(wanted));
  }

  /** Whether an event is wanted. */
  public boolean accepts(AuditEvent event) {
    return eventType.forAll(event.eventType()::equals)
        && sessionId.forAll(event.sessionId()::contains)
        && traceId.forAll(event.traceId()::contains);
  }
}
