package dev.stoa.domain.rating;

import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Refusal;
import dev.stoa.domain.kernel.RefusalCode;
import java.time.Instant;

/**
 * Why an operation on matches and ratings was refused. Each is a normal result, not an exception.
 */
public sealed interface MatchRefused extends Refusal {

  /** No agent is registered under a name. */
  record NoAgent(Refusal reason) implements MatchRefused, Refusal.PassedOn {}

  /** No match has this id. */
  @RefusalCode("match.unknown")
  record Unknown(MatchId match) implements MatchRefused, Refusal.Absent {
    @Override
    public String sentence() {
      return "match " + match + " does not exist: list the matches to find it";
    }
  }

  /** The agent has no rating. */
  @RefusalCode("match.not_played")
  record NotPlayed(AgentName agent) implements MatchRefused, Refusal.Absent {
    @Override
    public String sentence() {
      return "agent " + agent + " has not played: record a match";
    }
  }

  /** The agent had no rating at an instant. */
  @RefusalCode("match.not_yet_played")
  record NotYetPlayed(AgentName agent, Instant at) implements MatchRefused, Refusal.Absent {
    @Override
    public String sentence() {
      return "agent " + agent + " has no history up to " + at + ": ask for a later instant";
    }
  }

  /** Two agents have no relationship. */
  @RefusalCode("match.never_met")
  record NeverMet(AgentName agent, AgentName other) implements MatchRefused, Refusal.Absent {
    @Override
    public String sentence() {
      return "agents " + agent + " and " + other + " never met: record a match of the two";
    }
  }

  /** There are too few or too many participants. */
  @RefusalCode("match.participant_count")
  record ParticipantCount(int count) implements MatchRefused, Refusal.Invalid {
    @Override
    public String sentence() {
      return "the match has " + count + " participants: name 2 to " + MatchRules.MOST_PARTICIPANTS;
    }
  }

  /** An agent is named twice. */
  @RefusalCode("match.duplicate_participant")
  record DuplicateParticipant(AgentName agent) implements MatchRefused, Refusal.Invalid {
    @Override
    public String sentence() {
      return "participant " + agent + " is named twice: name each agent once";
    }
  }

  /** The winner is not a participant. */
  @RefusalCode("match.unknown_winner")
  record UnknownWinner(AgentName winner) implements MatchRefused, Refusal.Invalid {
    @Override
    public String sentence() {
      return "winner " + winner + " took no part: name one of the participants, or a draw";
    }
  }

  /** A score is given for an agent that is not a participant. */
  @RefusalCode("match.unknown_scorer")
  record UnknownScorer(AgentName agent) implements MatchRefused, Refusal.Invalid {
    @Override
    public String sentence() {
      return "the score of " + agent + " belongs to no participant: name the agent or drop it";
    }
  }

  /** A score is negative or not a number. */
  @RefusalCode("match.score_out_of_range")
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

  /** The match is recorded with another outcome. */
  @RefusalCode("match.other_outcome")
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

  /** The confidence is not a number. */
  @RefusalCode("match.confidence_not_a_number")
  record ConfidenceNotANumber() implements MatchRefused, Refusal.Invalid {
    @Override
    public String sentence() {
      return "the confidence is not a number: give one from 0.1 to 1.0";
    }
  }

  /** The K factor is out of range. */
  @RefusalCode("match.k_factor_out_of_range")
  record KFactorOutOfRange(double kFactor) implements MatchRefused, Refusal.Invalid {
    @Override
    public String sentence() {
      return "the K factor is "
          + kFactor
          + ": give a number above 0, up to "
          + MatchRules.HIGHEST_K;
    }
  }

  /** A multiplier is out of range. */
  @RefusalCode("match.multiplier_out_of_range")
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
