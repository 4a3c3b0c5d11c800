package dev.stoa.domain.critique;

import dev.stoa.domain.kernel.PlainText;
import dev.stoa.domain.kernel.UnitRange;
import io.vavr.control.Option;

/**
 * The result of a critique.
 *
 * @param actualUsefulness from 0 to 1
 * @param fix what was done about it; its beginning is stored as the example of the pattern
 */
public record CritiqueJudgement(
    boolean ledToImprovement, double actualUsefulness, Option<String> fix) {

  /** The longest fix. */
  public static final int MAX_FIX = 100_000;

  /** Refuses a usefulness out of range and text that cannot be stored. */
  public CritiqueJudgement {
    UnitRange.require("actual_usefulness", actualUsefulness);
    fix.forEach(text -> PlainText.require("fix", text, MAX_FIX));
  }

  /** The critique led to improvement. */
  public static CritiqueJudgement helped(double actualUsefulness) {
    return new CritiqueJudgement(true, actualUsefulness, Option.none());
  }

  /** The critique did not lead to improvement. */
  public static CritiqueJudgement failed(double actualUsefulness) {
    return new CritiqueJudgement(false, actualUsefulness, Option.none());
  }

  /** With what was done about it. */
  public CritiqueJudgement by(String text) {
    return new CritiqueJudgement(ledToImprovement, actualUsefulness, Option.some(text));
  }
}
