package dev.stoa.domain.evidence;

import dev.stoa.domain.kernel.Labelled;

/** How good evidence is in a word. */
public enum QualityTier implements Labelled {
  EXCELLENT(0.85),
  GOOD(0.70),
  FAIR(0.50),
  POOR(0.30),
  UNRELIABLE(0);

  private final double least;

  QualityTier(double least) {
    this.least = least;
  }

  /** The tier of an overall quality. */
  public static QualityTier of(double overall) {
    for (QualityTier tier : values()) {
      if (overall >= tier.least) {
        return tier;
      }
    }
    return UNRELIABLE;
  }
}
