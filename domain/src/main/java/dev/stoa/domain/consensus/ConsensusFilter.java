package dev.stoa.domain.consensus;

import dev.stoa.domain.kernel.ArchiveFilter;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.kernel.Instants;
import dev.stoa.domain.kernel.UnitRange;
import io.vavr.control.Option;
import java.time.Instant;

/**
 * Selects conclusions; an empty member accepts every one.
 *
 * @param minConfidence only those at least this confident, from 0 to 1
 * @param since only those recorded then or later
 * @param until only those recorded before
 */
public record ConsensusFilter(
    ArchiveFilter show,
    Option<Discipline> domain,
    double minConfidence,
    Option<Instant> since,
    Option<Instant> until) {

  /** All that are not archived. */
  public static final ConsensusFilter LIVE =
      new ConsensusFilter(ArchiveFilter.LIVE, Option.none(), 0, Option.none(), Option.none());

  /** Refuses a confidence out of range and instants that cannot be stored. */
  public ConsensusFilter {
    UnitRange.require("min_confidence", minConfidence);
    since = since.map(earliest -> Instants.require("since", earliest));
    until = until.map(latest -> Instants.require("until", latest));
  }

  /** Those that are live, archived, or both. */
  public ConsensusFilter within(ArchiveFilter wanted) {
    return new ConsensusFilter(wanted, domain, minConfidence, since, until);
  }

  /** Only those of this domain. */
  public ConsensusFilter in(Discipline wanted) {
    return new ConsensusFilter(show, Option.some(wanted), minConfidence, since, until);
  }

  /** Only those at least this confident. */
  public ConsensusFilter confident(double least) {
    return new ConsensusFilter(show, domain, least, since, until);
  }

  /** Only those recorded then or later. */
  public ConsensusFilter since(Instant earliest) {
    return new ConsensusFilter(show, domain, minConfidence, Option.some(earliest), until);
  }

  /** Only those recorded before. */
  public ConsensusFilter until(Instant latest) {
    return new ConsensusFilter(show, domain, minConfidence, since, Option.some(latest));
  }

  /** Whether a consensus is accepted. */
  public boolean accepts(Consensus one) {
    return show.includes(one.archivedAt())
        && domain.forAll(wanted -> one.draft().domain().contains(wanted))
        && one.draft().confidence() >= minConfidence
        && since.forAll(earliest -> !one.createdAt().isBefore(earliest))
        && until.forAll(latest -> one.createdAt().isBefore(latest));
  }
}
