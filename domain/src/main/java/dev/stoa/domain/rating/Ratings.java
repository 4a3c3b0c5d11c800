package dev.stoa.domain.rating;

import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Discipline;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** Stores the ratings of agents, overall and per discipline. */
public interface Ratings {

  /** The rating of an agent that has played. */
  Option<AgentRating> find(AgentName agent);

  /** The ratings of those agents that have played, overall and in these disciplines. */
  KnownRatings of(Seq<AgentName> agents, Seq<Discipline> disciplines);

  /** As {@link #of}, read together with what is asked next. */
  Supplier<KnownRatings> ofLater(Seq<AgentName> agents, Seq<Discipline> disciplines);

  /** The ratings of an agent in all its disciplines, by name. */
  Seq<DomainRating> disciplinesOf(AgentName agent);

  /** Stores ratings, replacing those of the same agent and discipline. */
  void save(KnownRatings ratings);

  /** Makes one agent's ratings another's, and drops those that the other has already. */
  void move(AgentName from, AgentName into);

  /** Best first, ties by name; after a position, if given. */
  Seq<AgentRating> leaders(Option<Standing> after, int limit);

  /** The best in a discipline first, ties by name; after a position, if given. */
  Seq<DomainRating> leaders(Discipline discipline, Option<Standing> after, int limit);

  /** The first discipline by name with a rating, after this one if given. */
  Option<Discipline> nextDiscipline(Option<Discipline> after);

  /** Streams all ratings by agent, then by discipline. */
  void scan(Consumer<AgentRating> overall, Consumer<DomainRating> inDisciplines);
}
