package dev.stoa.actions.critique;

import dev.stoa.actions.shape.BadInput;
import dev.stoa.actions.shape.Param;
import dev.stoa.domain.critique.PatternLesson;
import io.vavr.control.Option;

/** What came of raising an issue. */
record LearnPattern(
    @Param(value = "What was wrong.", position = 0) String issue,
    @Param("Raising it led to an improvement.") boolean helped,
    @Param("Raising it did not lead to an improvement.") boolean failed,
    @Param(value = "How bad it was.", min = 0, max = 1, defaultValue = "0.5") double severity,
    @Param("What to do about it.") Option<String> suggestion,
    @Param("What was done about it.") Option<String> fix,
    @Param(value = "How far off the critic's prediction was.", min = 0, max = 1)
        Option<Double> predictionError) {

  LearnPattern {
    if (helped == failed) {
      throw BadInput.of("give {helped} or {failed}, one of them");
    }
  }

  PatternLesson lesson() {
    return new PatternLesson(issue, helped, severity, suggestion, fix, predictionError);
  }
}
