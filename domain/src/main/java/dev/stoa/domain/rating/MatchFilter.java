package dev.stoa.domain.rating;

import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Discipline;
import io.vavr.control.Option;
import java.time.Instant;

/**
 * Selects matches; an empty member accepts every match.
 *
 * @param since matches recorded at this instant or later
 * @param before matches recorded earlier than this instant
 */
public record MatchFilter(
    Option<AgentName> agent,
    Option<Discipline> discipline,
    Option<Instant> since,
    Option<Instant> before) {

  /** Every match. */
  public static final MatchFilter ALL =
      new MatchFilter(Option.none(), Option.none(), Option.none(), Option.none());

  /** Only matches with this agent. */
  public MatchFilter of(AgentName wanted) {
    return new MatchFilter(Option.some(wanted), discipline, since, before);
  }

  /** Only matches in this discipline. */
  public MatchFilter in(Discipline wanted) {
    return new MatchFilter(agent, Option.some(wanted), since, before);
  }

  /** Only matches recorded at this instant or later. */
  public MatchFilter since(Instant instant) {
    return new MatchFilter(agent, discipline, Option.some(instant), before);
  }

  /** Only matches recorded earlier than this instant. */
  public MatchFilter before(Instant instant) {
    return new MatchFilter(agent, discipline, since, Option.some(instant));
  }

  /** Whether a match is accepted. */
  public boolean accepts(RatedMatch match) {
    return agent.forAll(name -> match.parts().exists(part -> part.agent().equals(name)))
        && discipline.forAll(match.discipline()::contains)
        && since.forAll(instant -> !match.at().isBefore(instant))
        && before.forAll(match.at()::isBefore);
  }
}
