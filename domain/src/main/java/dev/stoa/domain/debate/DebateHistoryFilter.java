package dev.stoa.domain.debate;

import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.kernel.Instants;
import dev.stoa.domain.kernel.UnitRange;
import io.vavr.control.Option;
import java.time.Instant;

/**
 * Selects concluded debates.
 *
 * @param onlyConsensus only those whose participants agreed
 * @param minimumConfidence from 0 to 1
 * @param since the earliest, inclusive
 * @param until the latest, exclusive
 */
public record DebateHistoryFilter(
    Option<Discipline> domain,
    boolean onlyConsensus,
    double minimumConfidence,
    Instant since,
    Instant until) {

  /** Every debate. */
  public static final DebateHistoryFilter ALL =
      new DebateHistoryFilter(Option.none(), false, 0, Instants.EARLIEST, Instants.LATEST);

  /** Refuses values out of range. */
  public DebateHistoryFilter {
    UnitRange.require("minimum_confidence", minimumConfidence);
    since = Instants.require("since", since);
    until = Instants.require("until", until);
  }

  /** Only debates of this domain. */
  public DebateHistoryFilter in(Discipline wanted) {
    return new DebateHistoryFilter(
        Option.some(wanted), onlyConsensus, minimumConfidence, since, until);
  }

  /** Only debates whose participants agreed. */
  public DebateHistoryFilter agreed() {
    return new DebateHistoryFilter(domain, true, minimumConfidence, since, until);
  }

  /** Only debates of at least this confidence. */
  public DebateHistoryFilter confident(double least) {
    return new DebateHistoryFilter(domain, onlyConsensus, least, since, until);
  }

  /** Only debates of this time. */
  public DebateHistoryFilter between(Instant from, Instant to) {
    return new DebateHistoryFilter(domain, onlyConsensus, minimumConfidence, from, to);
  }

  /** Whether a debate is accepted. */
  public boolean accepts(ConcludedDebate debate) {
    return domain.forAll(wanted -> debate.domain().contains(wanted))
        && (!onlyConsensus || debate.outcome().consensusReached())
        && debate.outcome().confidence() >= minimumConfidence
        && !debate.createdAt().isBefore(since)
        && debate.createdAt().isBefore(until);
  }
}
