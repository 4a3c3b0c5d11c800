package dev.stoa.domain.rating;

import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Refusal;
import java.time.Instant;

/** Why a match was not recorded. Each is a normal result, not an exception. */
public sealed interface MatchRefused extends Refusal {

  /** Nobody can play alone, and not everybody at once. */
  record ParticipantCount(int count) implements MatchRefused, Refusal.Invalid {
    @Override
    public String sentence() {
      return "the match has " + count + " participants: name 2 to " + MatchRules.MOST_PARTICIPANTS;
    }
  }

  /** Nobody can play against itself. */
  record DuplicateParticipant(AgentName agent) implements MatchRefused, Refusal.Invalid {
    @Override
    public String sentence() {
      return "participant " + agent + " is named twice: name each agent once";
    }
  }

  /** Only who took part can win. */
  record UnknownWinner(AgentName winner) implements MatchRefused, Refusal.Invalid {
    @Override
    public String sentence() {
      return "winner " + winner + " took no part: name one of the participants, or a draw";
    }
  }

  /** Only who took part can score. */
  record UnknownScorer(AgentName agent) implements MatchRefused, Refusal.Invalid {
    @Override
    public String sentence() {
      return "the score of " + agent + " belongs to no participant: name the agent or drop it";
    }
  }

  /** A share of points below nothing would move ratings beyond every bound. */
  record ScoreOutOfRange(AgentName agent, double score) implements MatchRefused, Refusal.Invalid {
    @Override
    public String sentence() {
      return "the score of "
          + agent
          + " is "
          + score
          + ": give a number from 0 to "
          + MatchRules.HIGHEST_SCORE;
    }
  }

  /** A match is recorded once. */
  record OtherOutcome(MatchId match, Instant recordedAt) implements MatchRefused, Refusal.Conflict {
    @Override
    public String sentence() {
      return "match "
          + match
          + " was recorded differently at "
          + recordedAt
          + ": repeat it with the same scores, domain, confidence and K factor, or give another id";
    }
  }

  /** A confidence that is no number cannot be brought into range. */
  record ConfidenceNotANumber() implements MatchRefused, Refusal.Invalid {
    @Override
    public String sentence() {
      return "the confidence is not a number: give one from 0.1 to 1.0";
    }
  }

  /** How much a match moves has bounds. */
  record KFactorOutOfRange(double kFactor) implements MatchRefused, Refusal.Invalid {
    @Override
    public String sentence() {
      return "the K factor is "
          + kFactor
          + ": give a number above 0, up to "
          + MatchRules.HIGHEST_K;
    }
  }

  /** A multiplier came from outside and would spoil the rating. */
  record MultiplierOutOfRange(AgentName agent, double multiplier)
      implements MatchRefused, Refusal.Invalid {
    @Override
    public String sentence() {
      return "the multiplier of "
          + agent
          + " is "
          + multiplier
          + ": give a number above 0, up to 10";
    }
  }
}
