package dev.stoa.adapter.jooq.search;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Bits say which directions are likely nearest. */
final class DirectionBitsTest {

  @Test
  void aBitIsWhetherAComponentIsAboveTheUsual() {
    DirectionBits bits = new DirectionBits(new float[] {.5f, .5f, .5f, .5f});
    bits.put(0, new float[] {.6f, .4f, .6f, .4f});
    bits.put(1, new float[] {.6f, .6f, .6f, .4f});
    bits.put(2, new float[] {.4f, .6f, .4f, .6f});
    // The bits of the question are 1010: none, one and four differ.
    assertArrayEquals(new int[] {0}, bits.nearest(new float[] {.9f, -.1f, .9f, -.1f}, 1));
    assertArrayEquals(new int[] {0, 1}, bits.nearest(new float[] {.9f, -.1f, .9f, -.1f}, 2));
    // Below the usual everywhere: 0000 differs from each in two, three and two.
    assertArrayEquals(new int[] {0, 2}, bits.nearest(new float[] {-1, -1, -1, -1}, 2));
  }

  @Test
  void ofEquallyLikelyOnesTheFirstPlacesAreTaken() {
    DirectionBits bits = new DirectionBits(new float[70]);
    float[] same = some(new Random(3), 70);
    for (int place = 0; place < 300; place++) {
      bits.put(place, same);
    }
    assertArrayEquals(IntStream.range(0, 7).toArray(), bits.nearest(same, 7));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 64, 100, 384, 448, 768})
  void theFewestDifferingBitsAreFound(int dimension) {
    Random random = new Random(dimension);
    int count = 500;
    float[][] all = new float[count][];
    DirectionBits bits = new DirectionBits(new float[dimension]);
    for (int place = 0; place < count; place++) {
      all[place] = some(random, dimension);
      bits.put(place, all[place]);
    }
    // All components weigh the same, so that the values of the question say what its bits say.
    float[] question = new float[dimension];
    for (int i = 0; i < dimension; i++) {
      question[i] = random.nextBoolean() ? 1 : -1;
    }
    List<Integer> expected =
        IntStream.range(0, count)
            .boxed()
            .sorted(Comparator.comparingInt(place -> differing(all[place], question)))
            .limit(20)
            .sorted()
            .toList();
    assertEquals(expected, Arrays.stream(bits.nearest(question, 20)).boxed().toList());
  }

  @Test
  void theValuesOfTheQuestionDecideAmongThoseWhoseBitsAreNear() {
    DirectionBits bits = new DirectionBits(new float[4]);
    bits.put(0, new float[] {1, 1, 1, -1});
    bits.put(1, new float[] {-1, 1, 1, 1});
    // One bit of each differs; the first component is worth more.
    assertArrayEquals(new int[] {0}, bits.nearest(new float[] {9, 1, 1, 1}, 1));
    assertArrayEquals(new int[] {1}, bits.nearest(new float[] {1, 1, 1, 9}, 1));
  }

  @Test
  void anEmptyPlaceIsNotFoundAndABlockOfThemTakesNothing() {
    DirectionBits bits = new DirectionBits(new float[384]);
    Random random = new Random(1);
    float[] wanted = some(random, 384);
    for (int place = 0; place < 128; place++) {
      bits.put(place, place == 70 ? wanted : some(random, 384));
    }
    long full = bits.bytes();
    assertEquals(128 * 48 + 2 * Long.BYTES, full);
    assertTrue(Arrays.stream(bits.nearest(wanted, 5)).anyMatch(place -> place == 70));
    bits.remove(70);
    bits.remove(70);
    assertFalse(bits.has(70));
    assertEquals(127, bits.size());
    assertTrue(Arrays.stream(bits.nearest(wanted, 126)).noneMatch(place -> place == 70));
    assertEquals(127, bits.nearest(wanted, 999).length);
    for (int place = 0; place < 64; place++) {
      bits.remove(place);
    }
    assertEquals(full - 64 * 48, bits.bytes());
    assertEquals(64, bits.nearest(wanted, 5)[0]);
    bits.put(3, wanted);
    assertEquals(3, bits.nearest(wanted, 1)[0]);
  }

  @Test
  void aDirectionReplacesAnother() {
    DirectionBits bits = new DirectionBits(new float[] {0, 0});
    bits.put(0, new float[] {1, 1});
    bits.put(1, new float[] {-1, 1});
    bits.put(0, new float[] {-1, -1});
    assertEquals(2, bits.size());
    assertArrayEquals(new int[] {1}, bits.nearest(new float[] {1, 1}, 1));
  }

  private static int differing(float[] left, float[] right) {
    int count = 0;
    for (int i = 0; i < left.length; i++) {
      count += left[i] > 0 == right[i] > 0 ? 0 : 1;
    }
    return count;
  }

  private static float[] some(Random random, int dimension) {
    float[] values = new float[dimension];
    for (int i = 0; i < dimension; i++) {
      values[i] = (float) random.nextGaussian();
    }
    return values;
  }
}
