package dev.stoa.application.trust;

import dev.stoa.application.audit.AppendAudit;
import dev.stoa.domain.audit.AuditEvent;
import dev.stoa.domain.audit.AuditMembers;
import dev.stoa.domain.audit.StoaEventType;
import dev.stoa.domain.trust.Origin;
import dev.stoa.domain.trust.Origins;
import dev.stoa.domain.trust.Raised;
import io.vavr.collection.Vector;

/** The step of raising the trust of an item, audited; requires an open write unit. */
final class RaiseTrust {

  private final Origins origins;
  private final AppendAudit audit;

  RaiseTrust(Origins origins, AppendAudit audit) {
    this.origins = origins;
    this.audit = audit;
  }

  Origin raise(Origin one, Raised by) {
    origins.add(Vector.of(one));
    origins.save(Vector.of(one.raised(by)));
    origins.retrust(one.item());
    audit.record(
        AuditEvent.of(
            StoaEventType.TRUST_RAISED,
            AuditMembers.of("item_id", one.item().text()).label("trust", by.to())));
    return origins.find(Vector.of(one.item())).head();
  }
}
