package dev.stoa.adapter.jooq.search;

/** Vectors of length one, and how near two of them are. */
final class Direction {

  /** How many components are summed up at a time. */
  private static final int STEP = 4;

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

  /** The cosine of two directions, to the last digit as {@link #cosines} has it. */
  static double cosine(float[] left, float[] right) {
    float sum = 0;
    int i = 0;
    for (; i + STEP <= left.length; i += STEP) {
      sum +=
          Math.fma(
              left[i],
              right[i],
              Math.fma(
                  left[i + 1],
                  right[i + 1],
                  Math.fma(left[i + 2], right[i + 2], left[i + 3] * right[i + 3])));
    }
    for (; i < left.length; i++) {
      sum = Math.fma(left[i], right[i], sum);
    }
    return bounded(sum);
  }

  /** The cosine of a direction and of a vector of any length, which stays as it is. */
  static double cosineOf(float[] direction, float[] vector) {
    float sum = 0;
    double square = 0;
    int i = 0;
    for (; i + STEP <= vector.length; i += STEP) {
      float a = vector[i];
      float b = vector[i + 1];
      float c = vector[i + 2];
      float d = vector[i + 3];
      sum +=
          direction[i] * a + direction[i + 1] * b + (direction[i + 2] * c + direction[i + 3] * d);
      square += (double) a * a + (double) b * b + ((double) c * c + (double) d * d);
    }
    for (; i < vector.length; i++) {
      sum += direction[i] * vector[i];
      square += (double) vector[i] * vector[i];
    }
    return bounded(sum / Math.sqrt(square));
  }

  /**
   * The cosines of a direction and of many, which lie in columns: the first component of each, then
   * the second of each, and so on.
   *
   * <p>The compiler makes such a loop parallel, as it does not with the sum of one direction. Four
   * columns at a time, because each time all sums are read and written. All in one method, so that
   * the compiler sees that the sums are not part of the columns.
   *
   * @param height how many directions a column can hold
   * @param start where the first cosine is put
   */
  static void cosines(
      float[] query, float[] columns, int height, double[] cosines, int start, int count) {
    float[] sums = new float[count];
    int component = 0;
    for (; component + STEP <= query.length; component += STEP) {
      float a = query[component];
      float b = query[component + 1];
      float c = query[component + 2];
      float d = query[component + 3];
      int first = component * height;
      int second = first + height;
      int third = second + height;
      int fourth = third + height;
      for (int i = 0; i < count; i++) {
        sums[i] +=
            Math.fma(
                a,
                columns[first + i],
                Math.fma(
                    b,
                    columns[second + i],
                    Math.fma(c, columns[third + i], d * columns[fourth + i])));
      }
    }
    for (; component < query.length; component++) {
      float a = query[component];
      int first = component * height;
      for (int i = 0; i < count; i++) {
        sums[i] = Math.fma(a, columns[first + i], sums[i]);
      }
    }
    for (int i = 0; i < count; i++) {
      cosines[start + i] = bounded(sums[i]);
    }
  }

  /** Rounding may take a direction a hair beyond itself. */
  private static double bounded(double cosine) {
    return Math.max(-1, Math.min(1, cosine));
  }
}
