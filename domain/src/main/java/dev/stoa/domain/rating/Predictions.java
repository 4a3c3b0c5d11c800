package dev.stoa.domain.rating;

import dev.stoa.domain.kernel.AgentName;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** What agents predict of tournaments: one prediction for each agent and tournament. */
public interface Predictions {

  /**
   * Holds still what is predicted of tournaments until the unit of work ends.
   *
   * <p>Needs an open write unit; without one it is an {@link IllegalStateException}.
   */
  void lock(Seq<TournamentId> tournaments);

  /** What the agent predicts of the tournament. */
  Option<Prediction> find(TournamentId tournament, AgentName agent);

  /** Predictions of the tournament by agents after this one, in ascending order of their names. */
  Seq<Prediction> of(TournamentId tournament, Option<AgentName> after, int limit);

  /** Keeps predictions in the place of what the agents predicted of the tournaments before. */
  void save(Seq<Prediction> predictions);

  /** Puts the decision to every prediction of the tournament. */
  void decide(TournamentId tournament, Decision decision);
}
