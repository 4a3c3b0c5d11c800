package dev.stoa.actions.critique;

import dev.stoa.actions.OppositeFlags;
import dev.stoa.actions.shape.Param;
import dev.stoa.domain.critique.PatternLesson;
import io.vavr.control.Option;

/** What came of raising an issue. */
record LearnPattern(
    @Param(value = "What was wrong.", position = 0) String issue,
    @Param("Raising it led to an improvement.") Option<Boolean> helped,
    @Param("Raising it did not lead to an improvement.") Option<Boolean> failed,
    @Param(value = "How bad it was.", min = 0, max = 1, defaultValue = "0.5") double severity,
    @Param("What to do about it.") Option<String> suggestion,
    @Param("What was done about it.") Option<String> fix,
    @Param(value = "How far off the critic's prediction was.", min = 0, max = 1)
        Option<Double> predictionError) {

  LearnPattern {
    isHelpful(helped, failed);
  }

  private static boolean isHelpful(Option<Boolean> helped, Option<Boolean> failed) {
    return OppositeFlags.first(helped, failed, "give {helped} or {failed}, one of them");
  }

  PatternLesson lesson() {
    return new PatternLesson(
        issue, isHelpful(helped, failed), severity, suggestion, fix, predictionError);
  }
}
