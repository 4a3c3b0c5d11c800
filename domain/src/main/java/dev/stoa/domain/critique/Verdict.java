package dev.stoa.domain.critique;

import dev.stoa.domain.kernel.UnitRange;
import java.time.Instant;

/** The judgement of a critique, which is final. */
public record Verdict(boolean ledToImprovement, double actualUsefulness, Instant judgedAt) {

  /** Refuses a usefulness out of range. */
  public Verdict {
    UnitRange.require("actual_usefulness", actualUsefulness);
  }

  boolean says(CritiqueJudgement judgement) {
    return ledToImprovement == judgement.ledToImprovement()
        && actualUsefulness == judgement.actualUsefulness();
  }
}
