package dev.stoa.domain.search;

/** How texts of a source are ranked. */
public enum RankingMode {
  /** Texts without an order: each is judged by itself. */
  NOTES(.7, 1.1),
  /** Texts that follow each other: the texts before and after count too. */
  CONVERSATION(.5, .9);

  private final double meaningWeight;
  private final double saturation;

  RankingMode(double meaningWeight, double saturation) {
    this.meaningWeight = meaningWeight;
    this.saturation = saturation;
  }

  /** How much the meaning counts beside the words, which count 1. */
  public double meaningWeight() {
    return meaningWeight;
  }

  /** The k1 of BM25: the greater, the more it counts how often a text has a word. */
  double saturation() {
    return saturation;
  }
}
