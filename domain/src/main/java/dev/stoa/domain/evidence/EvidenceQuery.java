package dev.stoa.domain.evidence;

import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.kernel.PagedQuery;
import dev.stoa.domain.kernel.TimePosition;
import io.vavr.control.Option;

/** A query for evidence, newest first. */
public record EvidenceQuery(
    Option<EvidenceSource> source, PageRequest<TimePosition<EvidenceId>> page)
    implements PagedQuery<TimePosition<EvidenceId>, EvidenceQuery> {

  /** All evidence. */
  public static EvidenceQuery all() {
    return new EvidenceQuery(Option.none(), PageRequest.first());
  }

  /** Only evidence of this source. */
  public EvidenceQuery of(EvidenceSource wanted) {
    return new EvidenceQuery(Option.some(wanted), page);
  }

  @Override
  public EvidenceQuery page(PageRequest<TimePosition<EvidenceId>> wanted) {
    return new EvidenceQuery(source, wanted);
  }
}
