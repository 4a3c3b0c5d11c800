package dev.stoa.domain.rating.fit;

import dev.stoa.domain.kernel.Refusal;
import dev.stoa.domain.kernel.RefusalCode;

/** Why no strengths were fitted. */
public sealed interface FitRefused extends Refusal {

  /** There are too many agents: the work grows with the cube of their number. */
  @RefusalCode("fit.too_many_agents")
  record TooManyAgents(int agents) implements FitRefused, Refusal.Invalid {
    @Override
    public String sentence() {
      return "the matches are between "
          + agents
          + " agents, and "
          + FitRequest.MOST_AGENTS
          + " are fitted at most: fit one discipline at a time";
    }
  }
}
