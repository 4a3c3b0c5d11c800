package dev.stoa.domain.rating;

import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Refusal;
import dev.stoa.domain.kernel.RefusalCode;

/** Why an operation on calibration was refused. Each is a normal result, not an exception. */
public sealed interface CalibrationRefused extends Refusal {

  /** No agent is registered under a name. */
  record NoAgent(Refusal reason) implements CalibrationRefused, Refusal.PassedOn {}

  /** No prediction of an agent is decided. */
  @RefusalCode("calibration.no_predictions")
  record NoPredictions(AgentName agent) implements CalibrationRefused, Refusal.Absent {
    @Override
    public String sentence() {
      return "agent " + agent + " has no decided predictions: record one, or check the name";
    }
  }

  /** The tournament has no predictions. */
  @RefusalCode("calibration.unknown_tournament")
  record UnknownTournament(TournamentId tournament) implements CalibrationRefused, Refusal.Absent {
    @Override
    public String sentence() {
      return "tournament " + tournament + " has no predictions: record one first, or check its id";
    }
  }

  /** The tournament is resolved, so it takes no predictions. */
  @RefusalCode("calibration.already_resolved")
  record AlreadyResolved(TournamentId tournament, Decision decision)
      implements CalibrationRefused, Refusal.Conflict {
    @Override
    public String sentence() {
      return "tournament "
          + tournament
          + " was resolved as "
          + decision.winner()
          + " at "
          + decision.at()
          + ": predict before that, or name another tournament";
    }
  }

  /** The tournament is resolved with another winner. */
  @RefusalCode("calibration.other_winner")
  record OtherWinner(TournamentId tournament, Decision decision, OutcomeName winner)
      implements CalibrationRefused, Refusal.Conflict {
    @Override
    public String sentence() {
      return "tournament "
          + tournament
          + " was resolved as "
          + decision.winner()
          + " at "
          + decision.at()
          + " and cannot become "
          + winner
          + ": resolve another tournament";
    }
  }

  /** The minimum sample is below the number of predictions that a score needs. */
  @RefusalCode("calibration.sample_too_small")
  record SampleTooSmall(long size) implements CalibrationRefused, Refusal.Invalid {
    @Override
    public String sentence() {
      return "minimum sample "
          + size
          + " is too small: agents have a score from "
          + CalibrationScore.MINIMUM
          + " predictions on";
    }
  }
}
