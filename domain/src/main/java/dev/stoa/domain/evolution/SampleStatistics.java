package dev.stoa.domain.evolution;

import io.vavr.collection.Seq;

/** Mean and spread of scores. */
final class SampleStatistics {

  private SampleStatistics() {}

  /** 0 without scores. */
  static double mean(Seq<Integer> scores) {
    return scores.isEmpty() ? 0 : scores.sum().doubleValue() / scores.size();
  }

  /** The sample standard deviation, divided by n - 1; 0 for fewer than two scores. */
  static double deviation(Seq<Integer> scores) {
    if (scores.size() < 2) {
      return 0;
    }
    double mean = mean(scores);
    double squares = 0;
    for (int score : scores) {
      squares += (score - mean) * (score - mean);
    }
    return Math.sqrt(squares / (scores.size() - 1));
  }

  /** The mean less this many standard deviations. */
  static double lowerBound(Seq<Integer> scores, double lambda) {
    return mean(scores) - lambda * deviation(scores);
  }
}
