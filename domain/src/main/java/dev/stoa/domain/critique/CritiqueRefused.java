package dev.stoa.domain.critique;

import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Refusal;
import dev.stoa.domain.kernel.RefusalCode;

/** Why an operation on a critique was refused. Each is a normal result, not an exception. */
public sealed interface CritiqueRefused extends Refusal {

  /** No agent is registered under a name. */
  record NoAgent(Refusal reason) implements CritiqueRefused, Refusal.PassedOn {}

  /** No critique has this id. */
  @RefusalCode("critique.unknown")
  record Unknown(CritiqueId id) implements CritiqueRefused, Refusal.Absent {
    @Override
    public String sentence() {
      return "critique " + id + " does not exist: list the critiques to find it";
    }
  }

  /** No pattern has this id. */
  @RefusalCode("critique.unknown_pattern")
  record UnknownPattern(PatternId id) implements CritiqueRefused, Refusal.Absent {
    @Override
    public String sentence() {
      return "pattern " + id + " does not exist: list the patterns to find it";
    }
  }

  /** Nothing was recorded about an agent. */
  @RefusalCode("critique.no_reputation")
  record NoReputation(AgentName agent) implements CritiqueRefused, Refusal.Absent {
    @Override
    public String sentence() {
      return "agent "
          + agent
          + " has no reputation yet, its vote counts "
          + Reputation.UNKNOWN_WEIGHT
          + ": record a proposal or file a critique";
    }
  }

  /** The critique has another verdict. */
  @RefusalCode("critique.already_judged")
  record AlreadyJudged(CritiqueId id, Verdict verdict)
      implements CritiqueRefused, Refusal.Conflict {
    @Override
    public String sentence() {
      return "critique "
          + id
          + " was judged already, as one that "
          + (verdict.ledToImprovement() ? "led" : "did not lead")
          + " to improvement, usefulness "
          + verdict.actualUsefulness()
          + ": a verdict is final";
    }
  }
}
