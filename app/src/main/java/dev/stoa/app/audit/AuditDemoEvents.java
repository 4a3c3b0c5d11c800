package dev.stoa.app.audit;

import dev.stoa.domain.audit.AuditEvent;
import dev.stoa.domain.json.CanonicalJson;
import io.vavr.collection.List;
import io.vavr.collection.Seq;

/** The audit events of the demo. */
final class AuditDemoEvents {

  private AuditDemoEvents() {}

  static Seq<AuditEvent> events() {
    return List.of(
        AuditEvent.of("query")
            .session("s1")
            .trace("t1")
            .field("software_engineering")
            .specialist("coder")
            .uScore(0.57)
            .confidence(0.75)
            .latencyMs(412.5)
            .details(json("{\"mode\":\"single\"}")),
        AuditEvent.of("query")
            .session("s1")
            .trace("t2")
            .specialist("reviewer")
            .confidence(0.9)
            .latencyMs(1290)
            .details(json("{\"mode\":\"fan_out\",\"answers\":3}")),
        AuditEvent.of("correction")
            .session("s1")
            .field("mathematics")
            .confidence(0.9)
            .details(json("{\"claim\":\"Bubble sort is O(n\u00b2)\"}")),
        AuditEvent.of("query").session("s2").specialist("coder").confidence(0.4).latencyMs(88),
        AuditEvent.of("promote")
            .specialist("coder")
            .details(json("{\"from\":\"base-7b\",\"to\":\"base-14b\",\"u_delta\":0.031}")),
        AuditEvent.of("auth_failure").token("tok-9").details(json("{\"ip\":\"127.0.0.1\"}")),
        AuditEvent.of("rollback")
            .withId("rollback-1")
            .specialist("coder")
            .details(json("{\"reason\":\"regression\"}")));
  }

  private static CanonicalJson json(String text) {
    return CanonicalJson.of(text);
  }
}
