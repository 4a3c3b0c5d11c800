package dev.stoa.domain.rating;

import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.kernel.Instants;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.kernel.PagedQuery;
import io.vavr.control.Option;
import java.time.Instant;

/**
 * Asks for matches, newest first; an empty member accepts every match.
 *
 * @param since matches recorded at this instant or later
 * @param before matches recorded earlier than this instant
 * @param page by sequence
 */
public record MatchQuery(
    Option<AgentName> agent,
    Option<Discipline> discipline,
    Option<Instant> since,
    Option<Instant> before,
    PageRequest<Long> page)
    implements PagedQuery<Long, MatchQuery> {

  /** Refuses instants that cannot be stored. */
  public MatchQuery {
    since = since.map(instant -> Instants.require("since", instant));
    before = before.map(instant -> Instants.require("before", instant));
  }

  /** Every match. */
  public static MatchQuery all() {
    return new MatchQuery(
        Option.none(), Option.none(), Option.none(), Option.none(), PageRequest.first());
  }

  /** Only matches with this agent. */
  public MatchQuery of(AgentName wanted) {
    return new MatchQuery(Option.some(wanted), discipline, since, before, page);
  }

  /** Only matches in this discipline. */
  public MatchQuery in(Discipline wanted) {
    return new MatchQuery(agent, Option.some(wanted), since, before, page);
  }

  /** Only matches recorded at this instant or later. */
  public MatchQuery since(Instant instant) {
    return new MatchQuery(agent, discipline, Option.some(instant), before, page);
  }

  /** Only matches recorded earlier than this instant. */
  public MatchQuery before(Instant instant) {
    return new MatchQuery(agent, discipline, since, Option.some(instant), page);
  }

  @Override
  public MatchQuery page(PageRequest<Long> wanted) {
    return new MatchQuery(agent, discipline, since, before, wanted);
  }

  /** Whether a match is accepted. */
  public boolean accepts(RatedMatch match) {
    return agent.forAll(name -> match.parts().exists(part -> part.agent().equals(name)))
        && discipline.forAll(match.discipline()::contains)
        && since.forAll(instant -> !match.at().isBefore(instant))
        && before.forAll(match.at()::isBefore);
  }
}
