package dev.stoa.domain.rating;

import dev.stoa.domain.kernel.AgentName;
import io.vavr.collection.Seq;
import java.util.function.Consumer;

/** Ratings and meetings that were imported, which replaying the log begins with. */
public interface RatingBaselines {

  /** Stores ratings, each in the place of the one of its agent and discipline. */
  void save(KnownRatings ratings);

  /** Stores the debates and wins of pairs, each in the place of what the pair has. */
  void saveMeetings(Seq<Encounter> meetings);

  /** The ratings of an agent; those in disciplines by name. */
  KnownRatings of(AgentName agent);

  /** The debates and wins of the pairs of an agent, by pair. */
  Seq<Encounter> meetings(AgentName agent);

  /** Passes on everything: ratings by agent and discipline, then meetings by pair. */
  void scan(
      Consumer<AgentRating> overall,
      Consumer<DomainRating> inDisciplines,
      Consumer<Encounter> meetings);

  /** Removes the ratings of an agent and the meetings of its pairs. */
  void remove(AgentName agent);
}
