package dev.stoa.domain.rating;

import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Discipline;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.List;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * A match to record, not yet validated.
 *
 * @param confidence how much it counts; limited to 0.1 to 1.0
 * @param kFactor used instead of {@link Elo#K_FACTOR}
 */
public record NewMatch(
    MatchId id,
    Seq<AgentName> participants,
    MatchOutcome outcome,
    Option<Discipline> discipline,
    double confidence,
    Option<Double> kFactor) {

  /** A match with scores. */
  public static NewMatch scored(MatchId id, Map<AgentName, Double> scores) {
    return of(id, List.ofAll(scores.keySet()), new MatchOutcome.Scored(scores));
  }

  /** A match with scores. */
  public static NewMatch scored(MatchId id, java.util.Map<AgentName, Double> scores) {
    return scored(id, LinkedHashMap.ofAll(scores));
  }

  /** A match that one of the participants won. */
  public static NewMatch won(MatchId id, AgentName winner, AgentName... others) {
    return of(id, List.of(others).prepend(winner), new MatchOutcome.WonBy(winner));
  }

  /** As above, of agents by their identities. */
  public static NewMatch won(String id, String winner, String... others) {
    return won(new MatchId(id), new AgentName(winner), names(others));
  }

  /** A draw. */
  public static NewMatch drawn(MatchId id, AgentName... participants) {
    return of(id, List.of(participants), new MatchOutcome.Drawn());
  }

  /** As above, of agents by their identities. */
  public static NewMatch drawn(String id, String... participants) {
    return drawn(new MatchId(id), names(participants));
  }

  private static AgentName[] names(String... identities) {
    return List.of(identities).map(AgentName::new).toJavaArray(AgentName[]::new);
  }

  /** A match between these participants. */
  public static NewMatch of(MatchId id, Iterable<AgentName> participants, MatchOutcome outcome) {
    return new NewMatch(id, List.ofAll(participants), outcome, Option.none(), 1.0, Option.none());
  }

  /** In this discipline. */
  public NewMatch in(Discipline wanted) {
    return new NewMatch(id, participants, outcome, Option.some(wanted), confidence, kFactor);
  }

  /** With this confidence. */
  public NewMatch confidence(double wanted) {
    return new NewMatch(id, participants, outcome, discipline, wanted, kFactor);
  }

  /** With this K factor. */
  public NewMatch kFactor(double wanted) {
    return new NewMatch(id, participants, outcome, discipline, confidence, Option.some(wanted));
  }
}
