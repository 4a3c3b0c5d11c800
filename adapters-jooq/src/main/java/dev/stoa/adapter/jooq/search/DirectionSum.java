package dev.stoa.adapter.jooq.search;

/** The sum of many directions, so that their mean is known without them; not thread-safe. */
final class DirectionSum {

  private final double[] sums;
  private int count;

  DirectionSum(int dimension) {
    this.sums = new double[dimension];
  }

  void add(float[] direction) {
    for (int component = 0; component < sums.length; component++) {
      sums[component] += direction[component];
    }
    count++;
  }

  /** Takes away a direction that is not known any more, as if it had been the mean. */
  void removeOne() {
    for (int component = 0; component < sums.length; component++) {
      sums[component] -= sums[component] / count;
    }
    count--;
  }

  /** The mean of all; zeros if there are none. */
  float[] mean() {
    float[] mean = new float[sums.length];
    for (int component = 0; component < mean.length; component++) {
      mean[component] = (float) (sums[component] / Math.max(1, count));
    }
    return mean;
  }

  /** The mean of the cosines of all with a direction. */
  double meanCosine(float[] direction) {
    double sum = 0;
    for (int component = 0; component < sums.length; component++) {
      sum += sums[component] * direction[component];
    }
    return sum / Math.max(1, count);
  }
}
