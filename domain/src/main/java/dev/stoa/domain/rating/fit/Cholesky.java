package dev.stoa.domain.rating.fit;

/** Solves a symmetric positive definite system. */
final class Cholesky {

  private Cholesky() {}

  /** Replaces b with the solution of m·x = b; reads and overwrites the lower half of m. */
  static void solve(double[][] m, double[] b, int n) {
    for (int i = 0; i < n; i++) {
      double[] row = m[i];
      for (int j = 0; j <= i; j++) {
        double[] other = m[j];
        double sum = row[j];
        for (int k = 0; k < j; k++) {
          sum -= row[k] * other[k];
        }
        row[j] = i == j ? Math.sqrt(sum) : sum / other[j];
      }
    }
    for (int i = 0; i < n; i++) {
      for (int k = 0; k < i; k++) {
        b[i] -= m[i][k] * b[k];
      }
      b[i] /= m[i][i];
    }
    for (int i = n - 1; i >= 0; i--) {
      for (int k = i + 1; k < n; k++) {
        b[i] -= m[k][i] * b[k];
      }
      b[i] /= m[i][i];
    }
  }
}
