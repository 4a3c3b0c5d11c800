package dev.stoa.domain.critique;

import dev.stoa.domain.kernel.PlainText;
import dev.stoa.domain.kernel.UnitRange;
import io.vavr.control.Option;

/**
 * An outcome of raising an issue.
 *
 * @param suggestion the suggestion
 * @param example what was done about it
 * @param predictionError the error of the critic's prediction, if there was one
 */
public record PatternLesson(
    String issue,
    boolean helped,
    double severity,
    Option<String> suggestion,
    Option<String> example,
    Option<Double> predictionError) {

  /** The maximum length of a stored example; longer ones are cut. */
  static final int MAX_EXAMPLE = 500;

  /** Refuses invalid fields; the message names the field. */
  public PatternLesson {
    PlainText.require("issue", issue, CritiqueDraft.MAX_LINE);
    UnitRange.require("severity", severity);
    suggestion.forEach(text -> PlainText.require("suggestion", text, CritiqueDraft.MAX_LINE));
    example =
        example.map(text -> beginning(PlainText.require("fix", text, CritiqueJudgement.MAX_FIX)));
    predictionError.forEach(value -> UnitRange.require("prediction_error", value));
  }

  /** Raising the issue led to improvement. */
  public static PatternLesson helped(String issue, double severity) {
    return new PatternLesson(issue, true, severity, Option.none(), Option.none(), Option.none());
  }

  /** Raising the issue did not lead to improvement. */
  public static PatternLesson failed(String issue) {
    return new PatternLesson(issue, false, 0, Option.none(), Option.none(), Option.none());
  }

  private static String beginning(String text) {
    if (text.length() <= MAX_EXAMPLE) {
      return text;
    }
    int end =
        Character.isHighSurrogate(text.charAt(MAX_EXAMPLE - 1)) ? MAX_EXAMPLE - 1 : MAX_EXAMPLE;
    return text.substring(0, end);
  }
}
