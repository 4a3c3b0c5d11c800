package dev.stoa.domain.rating;

import dev.stoa.domain.kernel.AgentName;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.time.Instant;
import java.util.function.Consumer;

/** Stores predictions, one for each agent and tournament. */
public interface Predictions {

  /**
   * Locks the predictions of tournaments until the unit of work ends.
   *
   * <p>Without an open write unit it throws {@link IllegalStateException}.
   */
  void lock(Seq<TournamentId> tournaments);

  /** The agent's prediction of the tournament. */
  Option<Prediction> find(TournamentId tournament, AgentName agent);

  /** Predictions of the tournament by agents after this one, in ascending order of their names. */
  Seq<Prediction> of(TournamentId tournament, Option<AgentName> after, int limit);

  /** The given tournaments that have predictions, each with its decision if it is resolved. */
  Map<TournamentId, Option<Decision>> decisions(Seq<TournamentId> tournaments);

  /**
   * Streams all predictions of the tournaments; those of one tournament are consecutive, in the
   * order of agents' names.
   */
  void scan(Seq<TournamentId> tournaments, Consumer<Prediction> predictions);

  /** Stores predictions, replacing those of the same agent and tournament. */
  void save(Seq<Prediction> predictions);

  /** Stores the decisions with all predictions of each tournament. */
  void decide(Seq<TournamentResult> results, Instant at);

  /**
   * Makes one agent's predictions another's, and returns how many; those of tournaments that the
   * other predicts too are dropped.
   */
  long move(AgentName from, AgentName into);

  /** How many tournaments the agent predicts. */
  long count(AgentName agent);

  /** Removes everything the agent predicts. */
  void remove(AgentName agent);
}
