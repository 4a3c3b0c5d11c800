package dev.stoa.domain.debate;

import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.PlainText;
import dev.stoa.domain.kernel.UnitRange;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * The vote of an agent; of several the last one counts.
 *
 * @param choice what it votes for: the first of its ranking
 * @param ranking the choices from the best to the worst, each once
 * @param confidence from 0 to 1
 * @param weight how much the vote counts, such as a vote weight of reputation; 1 if none
 */
public record DebateVote(
    AgentName voter, String choice, Seq<String> ranking, double confidence, Option<Double> weight) {

  /** The longest choice. */
  public static final int MAX_CHOICE = 10_000;

  /** The most choices of a ranking. */
  public static final int MOST_RANKED = 100;

  /** The highest weight. */
  public static final double HIGHEST_WEIGHT = 1_000;

  /** Refuses values out of range; the message names the field. */
  public DebateVote {
    PlainText.require("choice", choice, MAX_CHOICE);
    ranking = ranking.isEmpty() ? Vector.of(choice) : Vector.ofAll(ranking);
    if (ranking.size() > MOST_RANKED) {
      throw new InvalidValue(
          "ranking has " + ranking.size() + " choices: rank at most " + MOST_RANKED);
    }
    ranking.forEach(one -> PlainText.require("ranking", one, MAX_CHOICE));
    if (!ranking.head().equals(choice) || ranking.distinct().size() < ranking.size()) {
      throw new InvalidValue(
          "ranking must begin with the choice and name each choice once: correct it");
    }
    UnitRange.require("confidence", confidence);
    weight.forEach(
        value -> {
          if (!(value >= 0 && value <= HIGHEST_WEIGHT)) {
            throw new InvalidValue(
                "weight " + value + " is out of range: give 0 to " + HIGHEST_WEIGHT);
          }
        });
  }

  /** A vote for one choice. */
  public static DebateVote of(AgentName voter, String choice, double confidence) {
    return new DebateVote(voter, choice, Vector.empty(), confidence, Option.none());
  }

  /** As above, by an agent of this identity. */
  public static DebateVote of(String voter, String choice, double confidence) {
    return of(new AgentName(voter), choice, confidence);
  }

  /** A ranking of choices, the best first. */
  public static DebateVote ranked(AgentName voter, Iterable<String> bestFirst, double confidence) {
    Seq<String> all = Vector.ofAll(bestFirst);
    if (all.isEmpty()) {
      throw new InvalidValue("ranking is empty: name at least one choice");
    }
    return new DebateVote(voter, all.head(), all, confidence, Option.none());
  }

  /** The pairs of voters that chose the same. */
  public static Seq<Tuple2<AgentName, AgentName>> agreements(Seq<DebateVote> votes) {
    return votes
        .groupBy(DebateVote::choice)
        .values()
        .flatMap(same -> same.map(DebateVote::voter).toVector().combinations(2))
        .map(pair -> Tuple.of(pair.get(0), pair.get(1)));
  }

  /** With how much it counts. */
  public DebateVote weight(double value) {
    return new DebateVote(voter, choice, ranking, confidence, Option.some(value));
  }
}
