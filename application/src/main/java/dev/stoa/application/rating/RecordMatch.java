package dev.stoa.application.rating;

import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.rating.AgentRating;
import dev.stoa.domain.rating.DomainRating;
import dev.stoa.domain.rating.Encounter;
import dev.stoa.domain.rating.MatchRefused;
import dev.stoa.domain.rating.MatchRules;
import dev.stoa.domain.rating.Matches;
import dev.stoa.domain.rating.NewMatch;
import dev.stoa.domain.rating.Participation;
import dev.stoa.domain.rating.RatedMatch;
import dev.stoa.domain.rating.RatingHistory;
import dev.stoa.domain.rating.RatingStorage;
import dev.stoa.domain.rating.Ratings;
import dev.stoa.domain.rating.Relationships;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Objects;
import java.util.function.ToDoubleFunction;

/**
 * The step of recording a match; it needs an open write unit, so that other use cases record one in
 * the transaction that decides it.
 */
public final class RecordMatch {

  private static final double HIGHEST_MULTIPLIER = 10.0;

  private final Matches matches;
  private final Ratings ratings;
  private final RatingHistory history;
  private final Relationships relationships;
  private final InstantSource clock;

  /** Needs a workspace and its clock. */
  public RecordMatch(RatingStorage storage, InstantSource clock) {
    this.matches = storage.matches();
    this.ratings = storage.ratings();
    this.history = storage.ratingHistory();
    this.relationships = storage.relationships();
    this.clock = clock;
  }

  /**
   * Moves ratings, ratings of the discipline, history and relationships, all or nothing.
   *
   * <p>A debate that was recorded already moves nothing: the answer is what was recorded.
   */
  public Either<MatchRefused, RatedMatch> record(
      NewMatch told, ToDoubleFunction<AgentName> multipliers) {
    return MatchRules.scores(told)
        .flatMap(scores -> multiplied(scores, multipliers))
        .map(
            scores -> {
              long last = matches.lockLast();
              return matches
                  .find(told.id())
                  .getOrElse(() -> store(last + 1, told, scores, multipliers));
            });
  }

  private static Either<MatchRefused, Map<AgentName, Double>> multiplied(
      Map<AgentName, Double> scores, ToDoubleFunction<AgentName> multipliers) {
    for (AgentName agent : scores.keySet()) {
      double multiplier = multipliers.applyAsDouble(agent);
      if (!(multiplier > 0 && multiplier <= HIGHEST_MULTIPLIER)) {
        return Either.left(new MatchRefused.MultiplierOutOfRange(agent, multiplier));
      }
    }
    return Either.right(scores);
  }

  private RatedMatch store(
      long sequence,
      NewMatch told,
      Map<AgentName, Double> scores,
      ToDoubleFunction<AgentName> multipliers) {
    Instant now = clock.instant();
    Seq<AgentName> agents = scores.keySet().toVector();
    java.util.Map<AgentName, AgentRating> before = new java.util.HashMap<>();
    agents.forEach(agent -> before.put(agent, AgentRating.unplayed(agent, now)));
    ratings.of(agents).forEach(rating -> before.put(rating.agent(), rating));
    RatedMatch match =
        RatedMatch.rate(
            sequence, told, scores, agent -> rated(before, agent).elo(), multipliers, now);
    Seq<AgentRating> after =
        match.parts().map(part -> rated(before, part.agent()).after(match, part.change()));
    matches.append(match);
    ratings.save(after);
    for (Discipline discipline : told.discipline()) {
      ratings.saveDomains(moved(match, discipline, agents, before));
    }
    history.append(match, after);
    relationships.add(Encounter.of(match), now);
    return match;
  }

  private Seq<DomainRating> moved(
      RatedMatch match,
      Discipline discipline,
      Seq<AgentName> agents,
      java.util.Map<AgentName, AgentRating> before) {
    Seq<DomainRating> there = ratings.of(agents, discipline);
    return match
        .parts()
        .map(
            (Participation part) -> {
              Option<DomainRating> known = there.find(one -> one.agent().equals(part.agent()));
              return known
                  .getOrElse(
                      () ->
                          DomainRating.start(
                              part.agent(),
                              discipline,
                              rated(before, part.agent()).elo(),
                              match.at()))
                  .moved(part.change(), match.at());
            });
  }

  private static AgentRating rated(java.util.Map<AgentName, AgentRating> before, AgentName agent) {
    return Objects.requireNonNull(before.get(agent));
  }
}
