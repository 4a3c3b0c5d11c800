package dev.stoa.example.plain;

import dev.stoa.application.audit.AuditOperations;
import dev.stoa.domain.audit.AuditEvent;
import dev.stoa.domain.audit.AuditQuery;
import dev.stoa.domain.kernel.RefusalException;

/** A service that notes failed logins; it knows a use case and no storage. */
public final class AccessService {

  private final AuditOperations audit;

  public AccessService(AuditOperations audit) {
    this.audit = audit;
  }

  /** Notes that a token was refused; says which number in the trail that is. */
  public long refused(String token) {
    return audit
        .append(AuditEvent.of("auth_failure").token(token))
        .getOrElseThrow(RefusalException::new)
        .sequence();
  }

  /** How many of the first hundred entries are failures. */
  public int failures() {
    return audit.list(AuditQuery.all().ofType("auth_failure").limit(100)).items().size();
  }
}
