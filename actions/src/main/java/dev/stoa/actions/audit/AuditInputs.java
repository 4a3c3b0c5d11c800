package dev.stoa.actions.audit;

import dev.stoa.actions.shape.Input;
import dev.stoa.actions.shape.Param;
import dev.stoa.domain.audit.AuditEvent;
import dev.stoa.domain.audit.AuditFilter;
import dev.stoa.domain.json.CanonicalJson;
import io.vavr.control.Option;

/** How callers give events, and say which entries they want. */
final class AuditInputs {

  static final Input<AuditEvent> EVENT =
      Input.of(AuditEvent.class, "NewEvent")
          .param(
              "event_type",
              "What kind of event it is.",
              about -> about.option("type").label("type"))
          .param(
              "session_id",
              "In which session it happened.",
              about -> about.option("session").label("id"))
          .param(
              "trace_id", "Which trace it belongs to.", about -> about.option("trace").label("id"))
          .param(
              "token_id",
              "Which access token was used.",
              about -> about.option("token").label("id"))
          .param("field", "Which field of knowledge.", about -> about.label("name"))
          .param("specialist", "Which specialist acted.", about -> about.label("name"))
          .param("u_score", "The utility score then.")
          .param("confidence", "The confidence then.")
          .param("latency_ms", "How many milliseconds it took.")
          .flatten("details", Input.of(Details.class), Details::made, Details::of)
          .param(
              "id",
              "An id for its entry; one is made if none is given.",
              about -> about.label("id"))
          .order(
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

  static final Input<AuditFilter> FILTER =
      Input.of(AuditFilter.class)
          .param("event_type", "Only this event type.", about -> about.option("type").label("type"))
          .param("session_id", "Only this session.", about -> about.option("session").label("id"))
          .param("trace_id", "Only this trace.", about -> about.option("trace").label("id"));

  private AuditInputs() {}

  /** Details as callers give them: none are an empty object. */
  private record Details(@Param("Further details.") Option<CanonicalJson> details) {

    private CanonicalJson made() {
      return details.getOrElse(CanonicalJson.EMPTY_OBJECT);
    }

    private static Details of(CanonicalJson made) {
      return new Details(Option.some(made));
    }
  }
}
