package dev.stoa.domain.consensus;

import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.kernel.PagedQuery;
import dev.stoa.domain.kernel.TimePosition;
import io.vavr.control.Option;

/** A query for dissents, newest first. */
public record DissentQuery(Option<DissentType> type, PageRequest<TimePosition<DissentId>> page)
    implements PagedQuery<TimePosition<DissentId>, DissentQuery> {

  /** All dissents. */
  public static DissentQuery all() {
    return new DissentQuery(Option.none(), PageRequest.first());
  }

  /** Only dissents of this type. */
  public DissentQuery of(DissentType wanted) {
    return new DissentQuery(Option.some(wanted), page);
  }

  @Override
  public DissentQuery page(PageRequest<TimePosition<DissentId>> wanted) {
    return new DissentQuery(type, wanted);
  }
}
