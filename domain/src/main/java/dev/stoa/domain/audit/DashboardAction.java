package dev.stoa.domain.audit;

import dev.stoa.domain.kernel.Labelled;
import io.vavr.control.Option;

/**
 * Something that a person did from the dashboard.
 *
 * @param subjectId what it was done to
 * @param tokenId the token that the person has; none without tokens, or if the link of the server
 *     was followed
 */
public record DashboardAction(Kind kind, String subjectId, Option<String> tokenId) {

  /** What can be done from the dashboard. */
  public enum Kind implements Labelled {
    BREAKER_RESET,
    GATE_APPROVED,
    HAND_OFF_ACKNOWLEDGED,
    ITEM_QUARANTINED,
    QUARANTINE_ENDED,
    RED_LINE_DRAWN
  }

  /** The event of its entry. */
  public AuditEvent event() {
    return AuditEvent.of(
        StoaEventType.AUTH_DASHBOARD_ACTED,
        AuditMembers.of("subject_id", subjectId).id("token_id", tokenId).label("action", kind));
  }
}
