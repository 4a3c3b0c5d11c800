package dev.stoa.adapter.jooq.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Directions in columns are compared as each of them alone. */
final class ScopeVectorsTest {

  private static final double ROUNDING = 1e-6;

  @ParameterizedTest
  @CsvSource({"1, 1", "3, 20", "7, 1024", "8, 1025", "13, 3000", "384, 5000"})
  void columnsGiveWhatEachDirectionGives(int dimension, int count) {
    Random random = new Random(dimension);
    float[][] all = new float[count][];
    ScopeVectors vectors = new ScopeVectors(dimension);
    for (int i = 0; i < count; i++) {
      all[i] = Direction.normalise(some(random, dimension));
      vectors.put("v" + i, all[i].clone());
    }
    float[] query = Direction.normalise(some(random, dimension));
    double[] cosines = vectors.cosines(query);
    for (int i = 0; i < count; i++) {
      float[] known = Direction.normalise(all[i].clone());
      assertEquals(Direction.cosine(query, known), vectors.cosine("v" + i, cosines));
      assertEquals(exact(query, known), vectors.cosine("v" + i, cosines), ROUNDING);
    }
  }

  @ParameterizedTest
  @CsvSource({"5, 1500", "384, 1030"})
  void theLastDirectionTakesThePlaceOfOneThatGoes(int dimension, int count) {
    Random random = new Random(dimension);
    float[] stored = some(random, dimension);
    ScopeVectors vectors = new ScopeVectors(dimension);
    for (int i = 0; i < count - 1; i++) {
      vectors.put("v" + i, some(random, dimension));
    }
    vectors.put("kept", stored.clone());
    vectors.remove("v3");
    float[] query = Direction.normalise(stored.clone());
    double[] cosines = vectors.cosines(query);
    assertEquals(count - 1, cosines.length);
    assertEquals(1, vectors.cosine("kept", cosines), ROUNDING);
    assertEquals("kept", vectors.ids()[3]);
    assertTrue(Double.isNaN(vectors.cosine("v3", cosines)));
  }

  private static float[] some(Random random, int dimension) {
    float[] values = new float[dimension];
    for (int i = 0; i < dimension; i++) {
      values[i] = (float) random.nextGaussian();
    }
    return values;
  }

  private static double exact(float[] left, float[] right) {
    double sum = 0;
    for (int i = 0; i < left.length; i++) {
      sum += (double) left[i] * right[i];
    }
    return sum;
  }
}
