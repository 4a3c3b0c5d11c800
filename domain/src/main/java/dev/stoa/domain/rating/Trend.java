package dev.stoa.domain.rating;

import dev.stoa.domain.kernel.Labelled;
import io.vavr.collection.Seq;

/**
 * The trend of a rating.
 *
 * @param points the number of ratings used
 * @param gain points per match, by least squares
 * @param consistency the share of steps upwards
 */
public record Trend(int points, double gain, double consistency, Direction direction) {

  private static final int ENOUGH = 3;

  /** A trend in one word. */
  public enum Direction implements Labelled {
    RAPID,
    STEADY,
    SLOW,
    DECLINING,
    INSUFFICIENT;

    /** The word for a gain that is this consistent. */
    public static Direction of(double gain, double consistency) {
      if (gain > 5 && consistency > 0.6) {
        return RAPID;
      }
      if (gain > 2 && consistency > 0.5) {
        return STEADY;
      }
      return gain > 0 ? SLOW : DECLINING;
    }
  }

  /** The trend of ratings given oldest first. */
  public static Trend of(Seq<Double> oldestFirst) {
    double[] elos = oldestFirst.toJavaStream().mapToDouble(Double::doubleValue).toArray();
    double gain = slope(elos);
    double consistency = consistency(elos);
    return new Trend(
        elos.length,
        gain,
        consistency,
        elos.length < ENOUGH ? Direction.INSUFFICIENT : Direction.of(gain, consistency));
  }

  /** Whether the rating increases. */
  public boolean improving() {
    return direction == Direction.RAPID
        || direction == Direction.STEADY
        || direction == Direction.SLOW;
  }

  private static double slope(double[] y) {
    int n = y.length;
    if (n < 2) {
      return 0.0;
    }
    double middle = (n - 1) / 2.0;
    double mean = 0;
    for (double value : y) {
      mean += value / n;
    }
    double above = 0;
    double below = 0;
    for (int i = 0; i < n; i++) {
      above += (i - middle) * (y[i] - mean);
      below += (i - middle) * (i - middle);
    }
    return above / below;
  }

  private static double consistency(double[] y) {
    int up = 0;
    for (int i = 1; i < y.length; i++) {
      up += y[i] > y[i - 1] ? 1 : 0;
    }
    return y.length < 2 ? 0.0 : (double) up / (y.length - 1);
  }
}
