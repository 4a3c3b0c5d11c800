package dev.stoa.app.torture.poison;

import java.util.Locale;
import java.util.function.DoublePredicate;

/** How often something happened, with the exact interval of Clopper and Pearson at 95 %. */
public record Interval(int times, int of) {

  private static final double TAIL = 0.025;
  private static final int HALVINGS = 60;

  /** The share, none of none. */
  public double share() {
    return of == 0 ? 0 : (double) times / of;
  }

  /** The lower bound of the share. */
  public double low() {
    return times == 0 ? 0 : bound(share -> 1 - atMost(times - 1, share) > TAIL);
  }

  /** The upper bound of the share. */
  public double high() {
    return times == of ? 1 : bound(share -> atMost(times, share) < TAIL);
  }

  /** The least share of which this holds; it holds of all above. */
  private static double bound(DoublePredicate isAbove) {
    double low = 0;
    double high = 1;
    for (int i = 0; i < HALVINGS; i++) {
      double middle = (low + high) / 2;
      if (isAbove.test(middle)) {
        high = middle;
      } else {
        low = middle;
      }
    }
    return high;
  }

  /** How likely it happens at most so often, if it happens with this share. */
  private double atMost(int most, double share) {
    double sum = 0;
    double ways = 0;
    for (int i = 0; i <= most; i++) {
      if (i > 0) {
        ways += Math.log(of - i + 1.0) - Math.log(i);
      }
      sum += Math.exp(ways + i * Math.log(share) + (of - i) * Math.log1p(-share));
    }
    return sum;
  }

  @Override
  public String toString() {
    return String.format(Locale.ROOT, "%d/%d [%.2f, %.2f]", times, of, low(), high());
  }
}
