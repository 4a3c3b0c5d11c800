package dev.stoa.actions.audit;

import dev.stoa.actions.shape.Drafted;
import dev.stoa.actions.shape.Param;
import dev.stoa.domain.audit.AuditEntryId;
import dev.stoa.domain.audit.AuditEvent;
import dev.stoa.domain.json.CanonicalJson;
import io.vavr.control.Option;

/** An event to append. */
record NewEvent(
    @Param(value = "What kind of event it is.", option = "type", label = "type") String eventType,
    @Param(value = "In which session it happened.", option = "session", label = "id")
        Option<String> sessionId,
    @Param(value = "Which trace it belongs to.", option = "trace", label = "id")
        Option<String> traceId,
    @Param(value = "Which access token was used.", option = "token", label = "id")
        Option<String> tokenId,
    @Param(value = "Which field of knowledge.", label = "name") Option<String> field,
    @Param(value = "Which specialist acted.", label = "name") Option<String> specialist,
    @Param("The utility score then.") Option<Double> uScore,
    @Param("The confidence then.") Option<Double> confidence,
    @Param("How many milliseconds it took.") Option<Double> latencyMs,
    @Param("Further details.") Option<CanonicalJson> details,
    @Param(value = "An id for its entry; one is made if none is given.", label = "id")
        Option<AuditEntryId> id)
    implements Drafted<AuditEvent> {

  @Override
  public AuditEvent draft() {
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
        details.getOrElse(CanonicalJson.EMPTY_OBJECT));
  }
}
