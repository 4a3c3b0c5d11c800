package dev.stoa.domain.debate;

import dev.stoa.domain.kernel.Instants;
import io.vavr.control.Option;
import java.time.Instant;

/**
 * Selects sessions.
 *
 * @param active only those that have not ended
 * @param since the earliest, inclusive
 * @param until the latest, exclusive
 */
public record DebateFilter(
    Option<DebateId> debate,
    Option<DebateStatus> status,
    boolean active,
    Option<Topology> topology,
    Instant since,
    Instant until) {

  /** Every session. */
  public static final DebateFilter ALL =
      new DebateFilter(
          Option.none(), Option.none(), false, Option.none(), Instants.EARLIEST, Instants.LATEST);

  /** Sessions that have not ended. */
  public static final DebateFilter ACTIVE =
      new DebateFilter(
          Option.none(), Option.none(), true, Option.none(), Instants.EARLIEST, Instants.LATEST);

  /** Refuses instants that cannot be stored. */
  public DebateFilter {
    since = Instants.require("since", since);
    until = Instants.require("until", until);
  }

  /** Only sessions of this debate. */
  public DebateFilter of(DebateId wanted) {
    return new DebateFilter(Option.some(wanted), status, active, topology, since, until);
  }

  /** Only sessions of this status. */
  public DebateFilter in(DebateStatus wanted) {
    return new DebateFilter(debate, Option.some(wanted), active, topology, since, until);
  }

  /** Only sessions of this topology. */
  public DebateFilter in(Topology wanted) {
    return new DebateFilter(debate, status, active, Option.some(wanted), since, until);
  }

  /** Only sessions opened in this time. */
  public DebateFilter between(Instant from, Instant to) {
    return new DebateFilter(debate, status, active, topology, from, to);
  }

  /** Whether a session is accepted. */
  public boolean accepts(DebateSession session) {
    return debate.forAll(session.debate()::equals)
        && status.forAll(wanted -> wanted == session.status())
        && (!active || !session.status().isOver())
        && topology.forAll(wanted -> wanted == session.opened().topology())
        && !session.createdAt().isBefore(since)
        && session.createdAt().isBefore(until);
  }
}
