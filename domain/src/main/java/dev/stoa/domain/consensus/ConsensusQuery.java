package dev.stoa.domain.consensus;

import dev.stoa.domain.kernel.ArchiveFilter;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.kernel.Instants;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.kernel.PagedQuery;
import dev.stoa.domain.kernel.TimePosition;
import dev.stoa.domain.kernel.UnitRange;
import io.vavr.control.Option;
import java.time.Instant;

/**
 * A query for conclusions, newest first; an empty member accepts every one.
 *
 * @param minConfidence only those at least this confident, from 0 to 1
 * @param since only those recorded then or later
 * @param until only those recorded before
 */
public record ConsensusQuery(
    ArchiveFilter show,
    Option<Discipline> domain,
    double minConfidence,
    Option<Instant> since,
    Option<Instant> until,
    PageRequest<TimePosition<ConsensusId>> page)
    implements PagedQuery<TimePosition<ConsensusId>, ConsensusQuery> {

  /** Refuses a confidence out of range and instants that cannot be stored. */
  public ConsensusQuery {
    UnitRange.require("min_confidence", minConfidence);
    since = since.map(earliest -> Instants.require("since", earliest));
    until = until.map(latest -> Instants.require("until", latest));
  }

  /** All that are not archived. */
  public static ConsensusQuery all() {
    return new ConsensusQuery(
        ArchiveFilter.LIVE, Option.none(), 0, Option.none(), Option.none(), PageRequest.first());
  }

  /** Those that are live, archived, or both. */
  public ConsensusQuery within(ArchiveFilter wanted) {
    return new ConsensusQuery(wanted, domain, minConfidence, since, until, page);
  }

  /** Only those of this domain. */
  public ConsensusQuery in(Discipline wanted) {
    return new ConsensusQuery(show, Option.some(wanted), minConfidence, since, until, page);
  }

  /** Only those at least this confident. */
  public ConsensusQuery confident(double least) {
    return new ConsensusQuery(show, domain, least, since, until, page);
  }

  /** Only those recorded then or later. */
  public ConsensusQuery since(Instant earliest) {
    return new ConsensusQuery(show, domain, minConfidence, Option.some(earliest), until, page);
  }

  /** Only those recorded before. */
  public ConsensusQuery until(Instant latest) {
    return new ConsensusQuery(show, domain, minConfidence, since, Option.some(latest), page);
  }

  @Override
  public ConsensusQuery page(PageRequest<TimePosition<ConsensusId>> wanted) {
    return new ConsensusQuery(show, domain, minConfidence, since, until, wanted);
  }

  /** Whether a consensus matches, on any page. */
  public boolean accepts(Consensus one) {
    return show.includes(one.archivedAt())
        && domain.forAll(wanted -> one.draft().domain().contains(wanted))
        && one.draft().confidence() >= minConfidence
        && since.forAll(earliest -> !one.createdAt().isBefore(earliest))
        && until.forAll(latest -> one.createdAt().isBefore(latest));
  }
}
