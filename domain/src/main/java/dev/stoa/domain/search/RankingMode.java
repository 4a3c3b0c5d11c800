package dev.stoa.domain.search;

/** How texts of a source are ranked. */
public enum RankingMode {
  /** Texts without an order: each is judged by itself. */
  NOTES(.7) {
    @Override
    double norm(double length, double average) {
      double share = Math.max(0, Math.min(1, (average - SHORT_NOTES) / (LONG_NOTES - SHORT_NOTES)));
      double b = .4 + .35 * share;
      return (1.1 + .1 * share) * (1 - b + b * length / average);
    }
  },
  /** Texts that follow each other: the texts before and after count too. */
  CONVERSATION(.5) {
    @Override
    double norm(double length, double average) {
      return .9 * (.6 + .4 * length / Math.min(average, LONGEST_AVERAGE));
    }
  };

  /** Up to this average length, texts are notes of a few sentences: length says little. */
  private static final double SHORT_NOTES = 100;

  /** From this average length on, texts are abstracts or pages: longer ones say more by the way. */
  private static final double LONG_NOTES = 175;

  /** Where answers are long on average, that does not excuse a long one. */
  private static final double LONGEST_AVERAGE = 80;

  private final double meaningWeight;

  RankingMode(double meaningWeight) {
    this.meaningWeight = meaningWeight;
  }

  /** How much the meaning counts beside the words, which count 1. */
  public double meaningWeight() {
    return meaningWeight;
  }

  /**
   * What BM25 adds to the number of times that a text has a word: the greater, the less it counts.
   *
   * @param average the mean length of the texts of the source
   */
  abstract double norm(double length, double average);
}
