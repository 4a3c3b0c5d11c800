package dev.stoa.domain.rating;

import dev.stoa.domain.kernel.AgentName;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.time.Instant;
import java.util.function.Consumer;

/** What agents predict of tournaments: one prediction for each agent and tournament. */
public interface Predictions {

  /**
   * Holds still what is predicted of tournaments until the unit of work ends.
   *
   * <p>Without an open write unit it throws {@link IllegalStateException}.
   */
  void lock(Seq<TournamentId> tournaments);

  /** What the agent predicts of the tournament. */
  Option<Prediction> find(TournamentId tournament, AgentName agent);

  /** Predictions of the tournament by agents after this one, in ascending order of their names. */
  Seq<Prediction> of(TournamentId tournament, Option<AgentName> after, int limit);

  /** Those of the tournaments that somebody predicts, each with what was decided, if it was. */
  Map<TournamentId, Option<Decision>> decisions(Seq<TournamentId> tournaments);

  /**
   * Hands over every prediction of the tournaments; those of one tournament come together, in the
   * order of the agents' names.
   */
  void scan(Seq<TournamentId> tournaments, Consumer<Prediction> predictions);

  /** Keeps predictions in the place of what the agents predicted of the tournaments before. */
  void save(Seq<Prediction> predictions);

  /** Puts what was decided at this instant to every prediction of each tournament. */
  void decide(Seq<TournamentResult> results, Instant at);
}
