package dev.stoa.domain.audit;

import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.kernel.PagedQuery;

/** A query for entries, by their sequence. */
public record AuditQuery(AuditFilter filter, PageRequest<Long> page)
    implements PagedQuery<Long, AuditQuery> {

  /** Every entry. */
  public static AuditQuery all() {
    return new AuditQuery(AuditFilter.ALL, PageRequest.first());
  }

  /** Only this event type. */
  public AuditQuery ofType(String wanted) {
    return new AuditQuery(filter.ofType(wanted), page);
  }

  /** Only this session. */
  public AuditQuery inSession(String wanted) {
    return new AuditQuery(filter.inSession(wanted), page);
  }

  /** Only this trace. */
  public AuditQuery inTrace(String wanted) {
    return new AuditQuery(filter.inTrace(wanted), page);
  }

  @Override
  public AuditQuery page(PageRequest<Long> wanted) {
    return new AuditQuery(filter, wanted);
  }
}
