package dev.stoa.domain.evidence;

import dev.stoa.domain.kernel.UnitRange;

/**
 * The scores of evidence, each from 0 to 1.
 *
 * @param semantic how near it is in meaning to what is looked for; a half if it was not compared
 * @param consistency how well it agrees with other evidence; a half if it was not compared
 */
public record EvidenceQuality(
    double relevance,
    double semantic,
    double freshness,
    double authority,
    double completeness,
    double consistency) {

  private static final double LEAST_SEMANTIC = 0.1;

  /** Refuses scores out of range. */
  public EvidenceQuality {
    UnitRange.require("relevance", relevance);
    UnitRange.require("semantic", semantic);
    UnitRange.require("freshness", freshness);
    UnitRange.require("authority", authority);
    UnitRange.require("completeness", completeness);
    UnitRange.require("consistency", consistency);
  }

  /** The weighted mean of the scores. */
  public double overall() {
    return 0.25 * relevance
        + 0.15 * semantic
        + 0.12 * freshness
        + 0.28 * authority
        + 0.10 * completeness
        + 0.10 * consistency;
  }

  /** The tier of {@link #overall}. */
  public QualityTier tier() {
    return QualityTier.of(overall());
  }

  /** 0.4 times relevance plus 0.6 times semantic, or relevance where meanings were not compared. */
  public double combinedRelevance() {
    return semantic > LEAST_SEMANTIC ? 0.4 * relevance + 0.6 * semantic : relevance;
  }
}
