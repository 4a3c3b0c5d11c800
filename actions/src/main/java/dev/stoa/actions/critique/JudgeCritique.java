package dev.stoa.actions.critique;

import dev.stoa.actions.OppositeFlags;
import dev.stoa.actions.shape.Param;
import dev.stoa.domain.critique.CritiqueJudgement;
import io.vavr.control.Option;

/** The verdict on a critique. */
record JudgeCritique(
    @Param(value = "Its id.", position = 0, min = 1) long critique,
    @Param("It led to an improvement.") Option<Boolean> helped,
    @Param("It did not lead to an improvement.") Option<Boolean> failed,
    @Param(value = "How useful it proved.", min = 0, max = 1) double usefulness,
    @Param("What was done about it.") Option<String> fix) {

  JudgeCritique {
    isHelpful(helped, failed);
  }

  private static boolean isHelpful(Option<Boolean> helped, Option<Boolean> failed) {
    return OppositeFlags.first(helped, failed, "give {helped} or {failed}, one of them");
  }

  CritiqueJudgement judgement() {
    return new CritiqueJudgement(isHelpful(helped, failed), usefulness, fix);
  }
}
