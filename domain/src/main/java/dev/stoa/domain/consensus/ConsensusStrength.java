package dev.stoa.domain.consensus;

import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.kernel.Labelled;

/** How strong a consensus is, by the share of participants who agree. */
public enum ConsensusStrength implements Labelled {
  /** All agree. */
  UNANIMOUS,
  /** More than 80 % agree. */
  STRONG,
  /** From 60 to 80 %, both included. */
  MODERATE,
  /** From 50 %, included, to below 60 %. */
  WEAK,
  /** Fewer than half, or no participants. */
  SPLIT,
  /** A fundamental disagreement stands, whatever the share. */
  CONTESTED;

  /** The strength of a label. */
  public static ConsensusStrength labelled(String label) {
    return Labelled.of(ConsensusStrength.class, "strength", label);
  }

  /** The strength without a fundamental disagreement. */
  public static ConsensusStrength of(long agreeing, long participating) {
    if (agreeing < 0 || agreeing > participating) {
      throw new InvalidValue(
          agreeing + " of " + participating + " agree: give 0 to " + participating);
    }
    // In whole numbers, so that 3 of 5 is exactly 60 %.
    if (participating == 0 || agreeing * 2 < participating) {
      return SPLIT;
    } else if (agreeing == participating) {
      return UNANIMOUS;
    } else if (agreeing * 5 > participating * 4) {
      return STRONG;
    }
    return agreeing * 5 >= participating * 3 ? MODERATE : WEAK;
  }

  /** The share of participants who agree; 0 without participants. */
  public static double ratio(long agreeing, long participating) {
    return participating == 0 ? 0 : agreeing / (double) participating;
  }
}
