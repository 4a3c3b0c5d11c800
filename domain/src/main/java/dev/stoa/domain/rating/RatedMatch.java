package dev.stoa.domain.rating;

import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Discipline;
import io.soabase.recordbuilder.core.RecordBuilder;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;
import java.util.Arrays;
import java.util.function.ToDoubleFunction;

/**
 * A match in the log, with everything needed to recompute its changes.
 *
 * @param sequence its position in the log, counted from 1
 * @param parts in the order in which changes are summed: that of the agents' names when the match
 *     was recorded
 * @param origin the system that it was imported from; an imported match is not recomputed
 */
@RecordBuilder
public record RatedMatch(
    long sequence,
    MatchId id,
    Option<Discipline> discipline,
    double confidence,
    double kFactor,
    Seq<Participation> parts,
    Instant at,
    Option<String> origin) {

  /** Rates a match with its scores and the ratings before it. */
  public static RatedMatch rate(
      long sequence,
      NewMatch match,
      Map<AgentName, Double> scores,
      ToDoubleFunction<AgentName> ratings,
      ToDoubleFunction<AgentName> multipliers,
      Instant at) {
    AgentName[] agents = scores.keySet().toJavaArray(AgentName[]::new);
    Arrays.sort(agents);
    Participation[] unrated = new Participation[agents.length];
    for (int i = 0; i < agents.length; i++) {
      AgentName agent = agents[i];
      unrated[i] =
          new Participation(
              agent, scores.get(agent).get(), 0, multipliers.applyAsDouble(agent), Elo.START);
    }
    return RatedMatchBuilder.builder()
        .sequence(sequence)
        .id(match.id())
        .discipline(match.discipline())
        .confidence(MatchRules.weight(match.confidence()))
        .kFactor(match.kFactor().getOrElse(Elo.K_FACTOR))
        .parts(Vector.of(unrated))
        .at(at)
        .origin(Option.none())
        .build()
        .ratedFrom(ratings);
  }

  /** The same match, rated with other ratings before it. */
  public RatedMatch ratedFrom(ToDoubleFunction<AgentName> ratings) {
    Participation[] result = parts.toJavaArray(Participation[]::new);
    double[] score = new double[result.length];
    double[] rating = new double[result.length];
    double[] multiplier = new double[result.length];
    for (int i = 0; i < result.length; i++) {
      score[i] = result[i].score();
      rating[i] = ratings.applyAsDouble(result[i].agent());
      multiplier[i] = result[i].multiplier();
    }
    double[] change = PairwiseElo.changes(score, rating, kFactor * confidence, multiplier);
    Participation[] rated = new Participation[result.length];
    for (int i = 0; i < result.length; i++) {
      rated[i] =
          new Participation(
              result[i].agent(), score[i], change[i], multiplier[i], rating[i] + change[i]);
    }
    return with(Vector.of(rated));
  }

  /** The same match with other parts. */
  public RatedMatch with(Seq<Participation> others) {
    return RatedMatchBuilder.from(this).parts(others).build();
  }

  /** The agent with the highest score, if it is the only one. */
  public Option<AgentName> winner() {
    Participation ahead = parts.head();
    boolean alone = true;
    for (Participation part : parts.tail()) {
      if (part.score() > ahead.score()) {
        ahead = part;
        alone = true;
      } else if (part.score() == ahead.score()) {
        alone = false;
      }
    }
    return Option.when(alone, ahead.agent());
  }

  /** The score of each participant. */
  public Map<AgentName, Double> scores() {
    return by(Participation::score);
  }

  /** The rating change of each participant. */
  public Map<AgentName, Double> changes() {
    return by(Participation::change);
  }

  private Map<AgentName, Double> by(ToDoubleFunction<Participation> value) {
    return LinkedHashMap.ofEntries(
        parts.map(part -> io.vavr.Tuple.of(part.agent(), value.applyAsDouble(part))));
  }
}
