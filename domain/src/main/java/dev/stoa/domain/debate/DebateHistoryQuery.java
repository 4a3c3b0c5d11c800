package dev.stoa.domain.debate;

import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.kernel.Instants;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.kernel.PagedQuery;
import dev.stoa.domain.kernel.TimePosition;
import dev.stoa.domain.kernel.UnitRange;
import io.vavr.control.Option;
import java.time.Instant;

/**
 * A query for concluded debates, newest first.
 *
 * @param onlyConsensus only those whose participants agreed
 * @param minimumConfidence from 0 to 1
 * @param since the earliest, inclusive
 * @param until the latest, exclusive
 */
public record DebateHistoryQuery(
    Option<Discipline> domain,
    boolean onlyConsensus,
    double minimumConfidence,
    Instant since,
    Instant until,
    PageRequest<TimePosition<DebateId>> page)
    implements PagedQuery<TimePosition<DebateId>, DebateHistoryQuery> {

  /** Refuses values out of range. */
  public DebateHistoryQuery {
    UnitRange.require("minimum_confidence", minimumConfidence);
    since = Instants.require("since", since);
    until = Instants.require("until", until);
  }

  /** Every debate. */
  public static DebateHistoryQuery all() {
    return new DebateHistoryQuery(
        Option.none(), false, 0, Instants.EARLIEST, Instants.LATEST, PageRequest.first());
  }

  /** Only debates of this domain. */
  public DebateHistoryQuery in(Discipline wanted) {
    return new DebateHistoryQuery(
        Option.some(wanted), onlyConsensus, minimumConfidence, since, until, page);
  }

  /** Only debates whose participants agreed. */
  public DebateHistoryQuery agreed() {
    return new DebateHistoryQuery(domain, true, minimumConfidence, since, until, page);
  }

  /** Only debates of at least this confidence. */
  public DebateHistoryQuery confident(double least) {
    return new DebateHistoryQuery(domain, onlyConsensus, least, since, until, page);
  }

  /** Only debates of this time. */
  public DebateHistoryQuery between(Instant from, Instant to) {
    return new DebateHistoryQuery(domain, onlyConsensus, minimumConfidence, from, to, page);
  }

  @Override
  public DebateHistoryQuery page(PageRequest<TimePosition<DebateId>> wanted) {
    return new DebateHistoryQuery(domain, onlyConsensus, minimumConfidence, since, until, wanted);
  }
}
