package dev.stoa.domain.evolution;

import io.vavr.collection.Map;

/**
 * The scores of agent A in a generation's episodes, without shadow trials; archived episodes count.
 *
 * @param counts the number of episodes with each score; scores without episodes are missing
 */
public record GenerationScores(GenerationId generation, Map<Integer, Long> counts) {

  /** The number of episodes. */
  public long episodes() {
    return counts.values().sum().longValue();
  }

  /** The mean score; 0 without episodes. */
  public double mean() {
    long episodes = episodes();
    return episodes == 0
        ? 0
        : counts.toVector().map(one -> one._1 * (double) one._2).sum().doubleValue() / episodes;
  }

  /** The number of episodes with this score. */
  public long of(int score) {
    return counts.getOrElse(score, 0L);
  }
}
