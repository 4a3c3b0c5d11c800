package dev.stoa.domain.rating;

import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Discipline;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.function.Consumer;

/** What every agent is rated, overall and per discipline. */
public interface Ratings {

  /** The rating of an agent that has played. */
  Option<AgentRating> find(AgentName agent);

  /** What those of the agents that have played are rated, overall and in these disciplines. */
  KnownRatings of(Seq<AgentName> agents, Seq<Discipline> disciplines);

  /** Every discipline the agent has played in, in the order of their names. */
  Seq<DomainRating> disciplinesOf(AgentName agent);

  /** Stores ratings in place of those there were; each agent and discipline once. */
  void save(KnownRatings ratings);

  /** The best first, equal ones by name; after a place, or from the top. */
  Seq<AgentRating> leaders(Option<Standing> after, int limit);

  /** The best of a discipline first, equal ones by name; after a place, or from the top. */
  Seq<DomainRating> leaders(Discipline discipline, Option<Standing> after, int limit);

  /** The first discipline, by name, that somebody is rated in, after this one or at all. */
  Option<Discipline> nextDiscipline(Option<Discipline> after);

  /** Hands over every rating, in the order of names, then of disciplines. */
  void scan(Consumer<AgentRating> overall, Consumer<DomainRating> inDisciplines);
}
