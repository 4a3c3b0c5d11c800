package dev.stoa.domain.debate;

import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Instants;
import dev.stoa.domain.kernel.MetadataFilter;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.kernel.PagedQuery;
import dev.stoa.domain.kernel.TimePosition;
import io.soabase.recordbuilder.core.RecordBuilder;
import io.vavr.control.Option;
import java.time.Instant;

/**
 * A query for sessions, newest first.
 *
 * @param participant who spoke or was spoken to
 * @param active only those that have not ended
 * @param since the earliest, inclusive
 * @param until the latest, exclusive
 * @param where which metadata they have
 */
@RecordBuilder
public record DebateQuery(
    Option<DebateId> debate,
    Option<DebateStatus> status,
    Option<AgentName> participant,
    boolean active,
    Option<Topology> topology,
    Instant since,
    Instant until,
    Option<MetadataFilter> where,
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
        Option.none(),
        PageRequest.first());
  }

  /** Only sessions that have not ended. */
  public DebateQuery unfinished() {
    return DebateQueryBuilder.from(this).active(true).build();
  }

  /** Only sessions of this debate. */
  public DebateQuery of(DebateId wanted) {
    return DebateQueryBuilder.from(this).debate(Option.some(wanted)).build();
  }

  /** Only sessions of this status. */
  public DebateQuery in(DebateStatus wanted) {
    return DebateQueryBuilder.from(this).status(Option.some(wanted)).build();
  }

  /** Only sessions in which this agent spoke or was spoken to. */
  public DebateQuery with(AgentName wanted) {
    return DebateQueryBuilder.from(this).participant(Option.some(wanted)).build();
  }

  /** Only sessions of this topology. */
  public DebateQuery in(Topology wanted) {
    return DebateQueryBuilder.from(this).topology(Option.some(wanted)).build();
  }

  /** Only sessions opened in this time. */
  public DebateQuery between(Instant from, Instant to) {
    return DebateQueryBuilder.from(this).since(from).until(to).build();
  }

  /** Only sessions with such metadata. */
  public DebateQuery where(MetadataFilter filter) {
    return DebateQueryBuilder.from(this).where(Option.some(filter)).build();
  }

  @Override
  public DebateQuery page(PageRequest<TimePosition<DebateSessionId>> wanted) {
    return DebateQueryBuilder.from(this).page(wanted).build();
  }
}
