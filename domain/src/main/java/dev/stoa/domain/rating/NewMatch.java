package dev.stoa.domain.rating;

import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Discipline;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.List;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * A match as it is told, before anybody has checked it.
 *
 * @param confidence how much it counts; outside 0.1 to 1.0 the nearer of the two
 * @param kFactor instead of {@link Elo#K_FACTOR}
 */
public record NewMatch(
    MatchId id,
    Seq<AgentName> participants,
    MatchOutcome outcome,
    Option<Discipline> discipline,
    double confidence,
    Option<Double> kFactor) {

  /** A match decided by points. */
  public static NewMatch scored(MatchId id, Map<AgentName, Double> scores) {
    return of(id, List.ofAll(scores.keySet()), new MatchOutcome.Scored(scores));
  }

  /** A match decided by points. */
  public static NewMatch scored(MatchId id, java.util.Map<AgentName, Double> scores) {
    return scored(id, LinkedHashMap.ofAll(scores));
  }

  /** A match that one of the participants won. */
  public static NewMatch won(MatchId id, AgentName winner, AgentName... others) {
    return of(id, List.of(others).prepend(winner), new MatchOutcome.WonBy(winner));
  }

  /** A match that nobody won. */
  public static NewMatch drawn(MatchId id, AgentName... participants) {
    return of(id, List.of(participants), new MatchOutcome.Drawn());
  }

  /** A match of these participants. */
  public static NewMatch of(MatchId id, Iterable<AgentName> participants, MatchOutcome outcome) {
    return new NewMatch(id, List.ofAll(participants), outcome, Option.none(), 1.0, Option.none());
  }

  /** Counts for this discipline too. */
  public NewMatch in(Discipline wanted) {
    return new NewMatch(id, participants, outcome, Option.some(wanted), confidence, kFactor);
  }

  /** Counts this much. */
  public NewMatch confidence(double wanted) {
    return new NewMatch(id, participants, outcome, discipline, wanted, kFactor);
  }

  /** Moves at most this much between two. */
  public NewMatch kFactor(double wanted) {
    return new NewMatch(id, participants, outcome, discipline, confidence, Option.some(wanted));
  }
}
