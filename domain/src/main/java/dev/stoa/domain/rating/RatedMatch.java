package dev.stoa.domain.rating;

import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Discipline;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;
import java.util.Arrays;
import java.util.function.ToDoubleFunction;

/**
 * A match as the log keeps it: everything needed to compute its changes again.
 *
 * @param sequence its place in the log, 1, 2, 3, …
 * @param parts in the order of the agents' names
 */
public record RatedMatch(
    long sequence,
    MatchId id,
    Option<AgentName> winner,
    Option<Discipline> discipline,
    double confidence,
    double kFactor,
    Seq<Participation> parts,
    Instant at) {

  /** The match that follows from what was told, its checked scores and the ratings before it. */
  public static RatedMatch rate(
      long sequence,
      NewMatch told,
      Map<AgentName, Double> scores,
      ToDoubleFunction<AgentName> ratings,
      ToDoubleFunction<AgentName> multipliers,
      Instant at) {
    double confidence = MatchRules.weight(told.confidence());
    double k = told.kFactor().getOrElse(Elo.K_FACTOR);
    AgentName[] agents = scores.keySet().toJavaArray(AgentName[]::new);
    Arrays.sort(agents);
    double[] score = Arrays.stream(agents).mapToDouble(agent -> scores.get(agent).get()).toArray();
    double[] multiplier = Arrays.stream(agents).mapToDouble(multipliers).toArray();
    double[] change =
        PairwiseElo.changes(
            score,
            Arrays.stream(agents).mapToDouble(ratings).toArray(),
            k * confidence,
            multiplier);
    Participation[] parts = new Participation[agents.length];
    for (int i = 0; i < agents.length; i++) {
      parts[i] = new Participation(agents[i], score[i], change[i], multiplier[i]);
    }
    return new RatedMatch(
        sequence,
        told.id(),
        MatchRules.winner(scores),
        told.discipline(),
        confidence,
        k,
        Vector.of(parts),
        at);
  }

  /** What the match moves when it is computed again from these ratings. */
  public Map<AgentName, Double> changesFrom(ToDoubleFunction<AgentName> ratings) {
    Map<AgentName, Double> multipliers = by(Participation::multiplier);
    return PairwiseElo.changes(
        scores(), ratings, kFactor * confidence, agent -> multipliers.getOrElse(agent, 1.0));
  }

  /** The points of every participant. */
  public Map<AgentName, Double> scores() {
    return by(Participation::score);
  }

  /** What every participant gained or, below zero, lost. */
  public Map<AgentName, Double> changes() {
    return by(Participation::change);
  }

  private Map<AgentName, Double> by(ToDoubleFunction<Participation> value) {
    return LinkedHashMap.ofEntries(
        parts.map(part -> io.vavr.Tuple.of(part.agent(), value.applyAsDouble(part))));
  }
}
