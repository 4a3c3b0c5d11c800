package dev.stoa.adapter.jooq.search;

/** Vectors of length one, and how near two of them are. */
final class Direction {

  private Direction() {}

  /** Makes the length one, in place. */
  static float[] normalise(float[] values) {
    double square = 0;
    for (float value : values) {
      square += (double) value * value;
    }
    double length = Math.sqrt(square);
    for (int i = 0; i < values.length; i++) {
      values[i] = (float) (values[i] / length);
    }
    return values;
  }

  /**
   * The cosine of two directions.
   *
   * <p>The compiler does not make a float sum parallel by itself, because that changes the last
   * digits; eight sums side by side do, and always add in the same order.
   */
  static double cosine(float[] left, float[] many, int from) {
    float a = 0;
    float b = 0;
    float c = 0;
    float d = 0;
    float e = 0;
    float f = 0;
    float g = 0;
    float h = 0;
    int whole = left.length & ~7;
    for (int i = 0, j = from; i < whole; i += 8, j += 8) {
      a = Math.fma(left[i], many[j], a);
      b = Math.fma(left[i + 1], many[j + 1], b);
      c = Math.fma(left[i + 2], many[j + 2], c);
      d = Math.fma(left[i + 3], many[j + 3], d);
      e = Math.fma(left[i + 4], many[j + 4], e);
      f = Math.fma(left[i + 5], many[j + 5], f);
      g = Math.fma(left[i + 6], many[j + 6], g);
      h = Math.fma(left[i + 7], many[j + 7], h);
    }
    double sum = ((double) a + b) + ((double) c + d) + (((double) e + f) + ((double) g + h));
    for (int i = whole; i < left.length; i++) {
      sum += (double) left[i] * many[from + i];
    }
    // Rounding may take a direction a hair beyond itself.
    return Math.max(-1, Math.min(1, sum));
  }
}
