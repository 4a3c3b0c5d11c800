package dev.stoa.domain.rating;

import dev.stoa.domain.kernel.Refusal;

/** Why calibration said no. Each is a normal result, not an exception. */
public sealed interface CalibrationRefused extends Refusal {

  /** Nobody has predicted anything of this tournament. */
  record UnknownTournament(TournamentId tournament) implements CalibrationRefused, Refusal.Absent {
    @Override
    public String sentence() {
      return "tournament " + tournament + " has no predictions: record one first, or check its id";
    }
  }

  /** It is too late to predict what is known. */
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

  /** A tournament ends once. */
  record OtherWinner(TournamentId tournament, Decision decision, OutcomeName asked)
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
          + asked
          + ": resolve another tournament";
    }
  }

  /** Agents with so few predictions have no score to be ranked by. */
  record SampleTooSmall(long asked) implements CalibrationRefused, Refusal.Invalid {
    @Override
    public String sentence() {
      return "minimum sample "
          + asked
          + " is too small: agents have a score from "
          + CalibrationScore.MINIMUM
          + " predictions on";
    }
  }
}
