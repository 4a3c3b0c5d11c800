package dev.stoa.adapter.jooq.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** What is known of a scope without its vectors. */
final class ScopeBitsTest {

  private static final float[] RIGHT = {1, 0};

  @Test
  void theMeanIsThatOfAllAlsoOfThoseNotFound() {
    ScopeBits bits = new ScopeBits(new float[2], 3);
    bits.take(0, "a", new float[] {5, 0});
    bits.take(1, "b", new float[] {0, 2});
    bits.take(2, "c", new float[] {-3, 0});
    bits.take(3, "d", new float[] {3, 4});
    LikelyNear likely = bits.likely(RIGHT, 1);
    assertEquals(1, likely.places().length);
    assertEquals(4, likely.count());
    assertEquals((1 + 0 - 1 + .6) / 4, likely.mean(), 1e-6);
  }

  @Test
  void oneThatGoesLeavesTheMeanAsItIsUntilManyDid() {
    ScopeBits bits = new ScopeBits(new float[2], 40);
    for (int place = 0; place < 40; place++) {
      bits.take(place, "v" + place, new float[] {place % 2, 1 - place % 2});
    }
    assertEquals(.5, bits.likely(RIGHT, 1).mean(), 1e-6);
    bits.take(7, "v7", null);
    bits.take(9, "v9", new float[] {0, 1});
    assertEquals(39, bits.likely(RIGHT, 1).count());
    assertEquals((38 * .5 + 0) / 39, bits.likely(RIGHT, 1).mean(), 1e-6);
    assertFalse(bits.isWorn());
    bits.take(11, "v11", null);
    assertTrue(bits.isWorn());
  }

  @Test
  void bitsOfFewAreWornOnceThereAreManyMore() {
    ScopeBits bits = new ScopeBits(new float[2], 2);
    for (int place = 0; place < 8; place++) {
      bits.take(place, "v" + place, new float[] {1, 1});
    }
    assertFalse(bits.isWorn());
    bits.take(8, "v8", new float[] {1, 1});
    assertTrue(bits.isWorn());
  }

  @Test
  void versionsOnlyGrow() {
    ScopeBits bits = new ScopeBits(new float[2], 2);
    bits.reached(5);
    bits.reached(3);
    assertEquals(5, bits.version());
  }
}
