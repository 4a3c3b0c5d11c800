package dev.stoa.domain.evidence;

import dev.stoa.domain.kernel.MetadataFilter;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.kernel.PagedQuery;
import dev.stoa.domain.kernel.TimePosition;
import io.vavr.control.Option;

/**
 * A query for evidence, newest first.
 *
 * @param where which metadata it has
 */
public record EvidenceQuery(
    Option<EvidenceSource> source,
    Option<MetadataFilter> where,
    PageRequest<TimePosition<EvidenceId>> page)
    implements PagedQuery<TimePosition<EvidenceId>, EvidenceQuery> {

  /** All evidence. */
  public static EvidenceQuery all() {
    return new EvidenceQuery(Option.none(), Option.none(), PageRequest.first());
  }

  /** Only evidence of this source. */
  public EvidenceQuery of(EvidenceSource wanted) {
    return new EvidenceQuery(Option.some(wanted), where, page);
  }

  /** Only evidence with such metadata. */
  public EvidenceQuery where(MetadataFilter filter) {
    return new EvidenceQuery(source, Option.some(filter), page);
  }

  @Override
  public EvidenceQuery page(PageRequest<TimePosition<EvidenceId>> wanted) {
    return new EvidenceQuery(source, where, wanted);
  }
}
