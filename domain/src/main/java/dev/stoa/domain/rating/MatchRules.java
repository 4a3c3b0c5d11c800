package dev.stoa.domain.rating;

import dev.stoa.domain.kernel.AgentName;
import io.vavr.collection.HashSet;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.control.Either;

/** Validates matches and computes their scores. */
public final class MatchRules {

  /** The maximum number of participants, because every pair of them is computed. */
  public static final int MOST_PARTICIPANTS = 50;

  static final double HIGHEST_SCORE = 1e9;
  static final double HIGHEST_K = 1_000.0;
  private static final double LEAST_CONFIDENCE = 0.1;

  private MatchRules() {}

  /** The score of each participant, or why the match is refused. */
  public static Either<MatchRefused, Map<AgentName, Double>> scores(NewMatch match) {
    Seq<AgentName> participants = match.participants();
    if (participants.size() < 2 || participants.size() > MOST_PARTICIPANTS) {
      return Either.left(new MatchRefused.ParticipantCount(participants.size()));
    }
    Set<AgentName> seen = HashSet.empty();
    for (AgentName agent : participants) {
      if (seen.contains(agent)) {
        return Either.left(new MatchRefused.DuplicateParticipant(agent));
      }
      seen = seen.add(agent);
    }
    if (Double.isNaN(match.confidence())) {
      return Either.left(new MatchRefused.ConfidenceNotANumber());
    }
    for (double k : match.kFactor()) {
      if (!(k > 0 && k <= HIGHEST_K)) {
        return Either.left(new MatchRefused.KFactorOutOfRange(k));
      }
    }
    return scores(match.outcome(), participants, seen);
  }

  /** Whether a match equals the recorded one; multipliers may differ. */
  static boolean repeats(NewMatch match, Map<AgentName, Double> scores, RatedMatch recorded) {
    return recorded.parts().size() == scores.size()
        && recorded.parts().forAll(part -> scores.get(part.agent()).contains(part.score()))
        && recorded.discipline().equals(match.discipline())
        && recorded.confidence() == weight(match.confidence())
        && recorded.kFactor() == match.kFactor().getOrElse(Elo.K_FACTOR);
  }

  /** The confidence, limited to 0.1 to 1.0. */
  public static double weight(double confidence) {
    return Math.max(LEAST_CONFIDENCE, Math.min(1.0, confidence));
  }

  private static Either<MatchRefused, Map<AgentName, Double>> scores(
      MatchOutcome outcome, Seq<AgentName> participants, Set<AgentName> known) {
    if (outcome instanceof MatchOutcome.WonBy won) {
      return known.contains(won.winner())
          ? Either.right(each(participants, agent -> agent.equals(won.winner()) ? 1.0 : 0.0))
          : Either.left(new MatchRefused.UnknownWinner(won.winner()));
    }
    if (outcome instanceof MatchOutcome.Scored scored) {
      for (AgentName agent : scored.scores().keySet()) {
        double score = scored.scores().get(agent).get();
        if (!known.contains(agent)) {
          return Either.left(new MatchRefused.UnknownScorer(agent));
        }
        if (!(score >= 0 && score <= HIGHEST_SCORE)) {
          return Either.left(new MatchRefused.ScoreOutOfRange(agent, score));
        }
      }
      // Adding 0 turns -0.0, which an engine may not return as such, into 0.0.
      return Either.right(each(participants, agent -> scored.scores().getOrElse(agent, 0.0) + 0.0));
    }
    return Either.right(each(participants, agent -> 0.5));
  }

  private static Map<AgentName, Double> each(
      Seq<AgentName> participants, java.util.function.ToDoubleFunction<AgentName> score) {
    Map<AgentName, Double> scores = LinkedHashMap.empty();
    for (AgentName agent : participants.sorted()) {
      scores = scores.put(agent, score.applyAsDouble(agent));
    }
    return scores;
  }
}
