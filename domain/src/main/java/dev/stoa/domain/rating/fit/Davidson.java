package dev.stoa.domain.rating.fit;

/**
 * The likeliest strengths of a Bradley–Terry model with ties (Davidson 1970), by Newton's method.
 *
 * <p>With weights a = exp(i), b = exp(j) and t = ν·√(ab), agent i beats j in a of a + b + t cases.
 * Every agent has, besides its own, one imagined pairing against an average agent, half won and
 * half lost: so the unbeaten stay finite, groups that never met can be compared, and the answer is
 * the only one there is.
 */
final class Davidson {

  private static final int MOST_ITERATIONS = 100;
  private static final double CLOSE_ENOUGH = 1e-9;
  private static final double LONGEST_STEP = 1.0;

  private final PairCounts counts;
  private final int n;
  private final boolean ties;
  private final double[] x;
  private final double[] root;
  private final double[] gradient;
  private final double[][] curvature;

  private Davidson(PairCounts counts, double[] start) {
    this.counts = counts;
    this.n = counts.agents.length;
    this.ties = counts.ties() > 0;
    this.x = start.clone();
    this.root = new double[n];
    this.gradient = new double[n + 1];
    this.curvature = new double[n + 1][n + 1];
  }

  /** The log strengths and, last, the log of ν; the start is a guess of the same shape. */
  static double[] fit(PairCounts counts, double[] start) {
    Davidson model = new Davidson(counts, start);
    for (int i = 0; i < MOST_ITERATIONS; i++) {
      if (model.step() < CLOSE_ENOUGH) {
        break;
      }
    }
    return model.x;
  }

  private double step() {
    differentiate();
    int size = ties ? n + 1 : n;
    Cholesky.solve(curvature, gradient, size);
    double longest = 0;
    for (int i = 0; i < size; i++) {
      longest = Math.max(longest, Math.abs(gradient[i]));
    }
    // Far from the maximum the curve is flat, so the step is limited.
    double scale = longest > LONGEST_STEP ? LONGEST_STEP / longest : 1;
    for (int i = 0; i < size; i++) {
      x[i] += scale * gradient[i];
    }
    return longest;
  }

  private void differentiate() {
    for (int i = 0; i < n; i++) {
      root[i] = StrictMath.exp(x[i] / 2);
      gradient[i] = 0;
      java.util.Arrays.fill(curvature[i], 0);
    }
    gradient[n] = 0;
    java.util.Arrays.fill(curvature[n], 0);
    double nu = ties ? StrictMath.exp(x[n]) : 0;
    long[] outcomes = counts.outcomes;
    for (int p = 0; p < counts.first.length; p++) {
      double won = (double) outcomes[3 * p];
      double lost = (double) outcomes[3 * p + 1];
      double tied = (double) outcomes[3 * p + 2];
      if (won + lost + tied > 0) {
        pair(counts.first[p], counts.second[p], won, lost, tied, nu);
      }
    }
    for (int i = 0; i < n; i++) {
      pair(i, -1, 0.5, 0.5, 0, nu);
    }
  }

  /** Adds the outcomes of a pair; index -1 is the average agent, whose strength is given. */
  private void pair(int i, int j, double won, double lost, double tied, double nu) {
    double rootJ = j < 0 ? 1 : root[j];
    double a = root[i] * root[i];
    double b = rootJ * rootJ;
    double t = nu * root[i] * rootJ;
    double all = a + b + t;
    double met = won + lost + tied;
    double tie = t / all;
    double share = a / all + tie / 2;
    double spread = met * (a / all + tie / 4 - share * share);
    double leaning = met * tie * (0.5 - share);
    double surprise = won + tied / 2 - met * share;
    gradient[i] += surprise;
    curvature[i][i] += spread;
    curvature[n][i] += leaning;
    if (j >= 0) {
      gradient[j] -= surprise;
      curvature[j][j] += spread;
      curvature[Math.max(i, j)][Math.min(i, j)] -= spread;
      curvature[n][j] -= leaning;
    }
    gradient[n] += tied - met * tie;
    curvature[n][n] += met * tie * (1 - tie);
  }
}
