package dev.stoa.domain.consensus;

import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.kernel.PagedQuery;
import dev.stoa.domain.kernel.UnitRange;
import io.vavr.control.Option;

/**
 * A query for live conclusions, most confident first.
 *
 * @param minConfidence only those at least this confident, from 0 to 1
 */
public record ConfidenceQuery(
    Option<Discipline> domain, double minConfidence, PageRequest<ConfidencePosition> page)
    implements PagedQuery<ConfidencePosition, ConfidenceQuery> {

  /** Refuses a confidence out of range. */
  public ConfidenceQuery {
    UnitRange.require("min_confidence", minConfidence);
  }

  /** All that are not archived. */
  public static ConfidenceQuery all() {
    return new ConfidenceQuery(Option.none(), 0, PageRequest.first());
  }

  /** Only those of this domain. */
  public ConfidenceQuery in(Discipline wanted) {
    return new ConfidenceQuery(Option.some(wanted), minConfidence, page);
  }

  /** Only those at least this confident. */
  public ConfidenceQuery confident(double least) {
    return new ConfidenceQuery(domain, least, page);
  }

  @Override
  public ConfidenceQuery page(PageRequest<ConfidencePosition> wanted) {
    return new ConfidenceQuery(domain, minConfidence, wanted);
  }
}
