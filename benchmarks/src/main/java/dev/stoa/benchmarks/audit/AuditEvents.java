package dev.stoa.benchmarks.audit;

import dev.stoa.benchmarks.engine.TimeOrderedId;
import dev.stoa.domain.audit.AuditEntryId;
import dev.stoa.domain.audit.AuditEvent;
import dev.stoa.domain.audit.IdentifiedEvent;
import dev.stoa.domain.json.CanonicalJson;
import io.vavr.collection.Seq;
import io.vavr.collection.Stream;

/** Events like those of a running system. */
final class AuditEvents {

  private static final CanonicalJson DETAILS =
      CanonicalJson.of("{\"mode\":\"single\",\"models\":[\"swe\",\"law\"],\"cost\":0.0042}");

  private AuditEvents() {}

  static AuditEvent event(int number) {
    return AuditEvent.of("query")
        .session("session-" + number % 100)
        .trace("trace-" + number)
        .field("software_engineering")
        .specialist("swe")
        .uScore(0.5743)
        .confidence(0.75)
        .latencyMs(12.5 + number % 50)
        .details(DETAILS);
  }

  static Seq<AuditEvent> events(int first, int count) {
    return Stream.range(first, first + count).map(AuditEvents::event).toVector();
  }

  /** With the kind of id Stoa gives. */
  static IdentifiedEvent identified(AuditEvent event) {
    return new IdentifiedEvent(new AuditEntryId(TimeOrderedId.next()), event);
  }
}
