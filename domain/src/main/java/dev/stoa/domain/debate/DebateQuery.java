package dev.stoa.domain.debate;

import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Instants;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.kernel.PagedQuery;
import dev.stoa.domain.kernel.TimePosition;
import io.vavr.control.Option;
import java.time.Instant;

/**
 * A query for sessions, newest first.
 *
 * @param participant who spoke or was spoken to
 * @param active only those that have not ended
 * @param since the earliest, inclusive
 * @param until the latest, exclusive
 */
public record DebateQuery(
    Option<DebateId> debate,
    Option<DebateStatus> status,
    Option<AgentName> participant,
    boolean active,
    Option<Topology> topology,
    Instant since,
    Instant until,
    PageRequest<TimePosition<DebateSessionId>> page)
    implements PagedQuery<TimePosition<DebateSessionId>, DebateQuery> {

  /** Refuses instants that cannot be stored. */
  public DebateQuery {
    since = Instants.require("since", since);
    until = Instants.require("until", until);
  }

  /** Every session. */
  public static DebateQuery all() {
    return new DebateQuery(
        Option.none(),
        Option.none(),
        Option.none(),
        false,
        Option.none(),
        Instants.EARLIEST,
        Instants.LATEST,
        PageRequest.first());
  }

  /** Only sessions that have not ended. */
  public DebateQuery unfinished() {
    return new DebateQuery(debate, status, participant, true, topology, since, until, page);
  }

  /** Only sessions of this debate. */
  public DebateQuery of(DebateId wanted) {
    return new DebateQuery(
        Option.some(wanted), status, participant, active, topology, since, until, page);
  }

  /** Only sessions of this status. */
  public DebateQuery in(DebateStatus wanted) {
    return new DebateQuery(
        debate, Option.some(wanted), participant, active, topology, since, until, page);
  }

  /** Only sessions in which this agent spoke or was spoken to. */
  public DebateQuery with(AgentName wanted) {
    return new DebateQuery(
        debate, status, Option.some(wanted), active, topology, since, until, page);
  }

  /** Only sessions of this topology. */
  public DebateQuery in(Topology wanted) {
    return new DebateQuery(
        debate, status, participant, active, Option.some(wanted), since, until, page);
  }

  /** Only sessions opened in this time. */
  public DebateQuery between(Instant from, Instant to) {
    return new DebateQuery(debate, status, participant, active, topology, from, to, page);
  }

  @Override
  public DebateQuery page(PageRequest<TimePosition<DebateSessionId>> wanted) {
    return new DebateQuery(debate, status, participant, active, topology, since, until, wanted);
  }
}
