package dev.stoa.domain.search;

/** How texts of a source are ranked. */
public enum RankingMode {
  /** Texts without an order: each is judged by itself. */
  NOTES(.7),
  /** Texts that follow each other: what is said before and after counts too. */
  CONVERSATION(.5);

  private final double meaningWeight;

  RankingMode(double meaningWeight) {
    this.meaningWeight = meaningWeight;
  }

  /** How much the meaning counts beside the words, which count 1. */
  public double meaningWeight() {
    return meaningWeight;
  }
}
