package dev.stoa.domain.correction;

import dev.stoa.domain.kernel.Labelled;
import dev.stoa.domain.kernel.UnitRange;

/**
 * Whether a user's statement is worth recording as a correction, by seven judgements from 0 to 1.
 *
 * @param strength how clearly it corrects something
 * @param reuse how likely it is needed again
 * @param project how much it matters to the project
 * @param explicitness how explicit it is
 * @param severity how bad the mistake was
 * @param ambiguity how unclear it is
 * @param sensitivity how private it is
 */
public record StoreWorth(
    double strength,
    double reuse,
    double project,
    double explicitness,
    double severity,
    double ambiguity,
    double sensitivity) {

  /** From this score on it is recorded without asking. */
  public static final double AUTO_SAVE = 0.85;

  /** From this score on the user decides. */
  public static final double REVIEW = 0.60;

  /** What to do with it. */
  public enum Verdict implements Labelled {
    SAVE,
    REVIEW,
    DROP
  }

  /** Refuses judgements out of range. */
  public StoreWorth {
    UnitRange.require("strength", strength);
    UnitRange.require("reuse", reuse);
    UnitRange.require("project", project);
    UnitRange.require("explicitness", explicitness);
    UnitRange.require("severity", severity);
    UnitRange.require("ambiguity", ambiguity);
    UnitRange.require("sensitivity", sensitivity);
  }

  /** The weighted sum, from 0 to 1. */
  public double score() {
    return UnitRange.clamp(
        0.30 * strength
            + 0.25 * reuse
            + 0.20 * project
            + 0.15 * explicitness
            + 0.10 * severity
            - 0.20 * ambiguity
            - 0.20 * sensitivity);
  }

  /** What to do with it. */
  public Verdict verdict() {
    double score = score();
    return score >= AUTO_SAVE ? Verdict.SAVE : score >= REVIEW ? Verdict.REVIEW : Verdict.DROP;
  }
}
