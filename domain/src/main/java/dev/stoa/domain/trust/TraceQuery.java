package dev.stoa.domain.trust;

import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.kernel.PagedQuery;
import io.vavr.control.Option;

/**
 * A query for a page of the trace of an item.
 *
 * @param part this one alone; none for all, one after the other
 */
public record TraceQuery(ItemRef item, Option<TracePart> part, PageRequest<TracePosition> page)
    implements PagedQuery<TracePosition, TraceQuery> {

  /** All parts of the trace of an item. */
  public static TraceQuery of(ItemRef item) {
    return new TraceQuery(item, Option.none(), PageRequest.first());
  }

  /** This part alone. */
  public TraceQuery part(TracePart one) {
    return new TraceQuery(item, Option.some(one), page);
  }

  /** Whether a page may have entries of a part. */
  public boolean reaches(TracePart one) {
    return part.forAll(one::equals) && page.after().forAll(last -> last.part().compareTo(one) <= 0);
  }

  @Override
  public TraceQuery page(PageRequest<TracePosition> wanted) {
    return new TraceQuery(item, part, wanted);
  }
}
