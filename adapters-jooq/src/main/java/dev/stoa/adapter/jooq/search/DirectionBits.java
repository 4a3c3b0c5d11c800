package dev.stoa.adapter.jooq.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One bit for each component of many directions: whether it is above what is usual.
 *
 * <p>The fewer bits of two directions differ, the nearer they are likely to be. Places without a
 * direction cost nothing where a whole block of them has none. Not thread-safe.
 */
final class DirectionBits {

  /** Places of a block: one bit each says whether it has a direction. */
  private static final int PER_BLOCK = Long.SIZE;

  /** Of so many more than are wanted, the bits of the question are replaced by its values. */
  private static final int WEIGHED = 8;

  private static final int SIX = 6;
  private static final int VALUES_OF_BYTE = 1 << Byte.SIZE;

  private final float[] usual;
  private final int words;
  private final List<long @Nullable []> blocks = new ArrayList<>();
  private long[] used = new long[0];
  private int size;

  /**
   * Of no direction yet.
   *
   * @param usual the value that each component is compared with: the mean of many directions
   */
  DirectionBits(float[] usual) {
    this.usual = usual;
    this.words = words(usual.length);
  }

  /** How many directions there are. */
  int size() {
    return size;
  }

  long bytes() {
    return bytes(PER_BLOCK * blocks.stream().filter(block -> block != null).count(), usual.length)
        + (long) used.length * Long.BYTES;
  }

  /** How much memory directions take. */
  static long bytes(long directions, int dimension) {
    return directions * words(dimension) * Long.BYTES;
  }

  private static int words(int dimension) {
    return (dimension + Long.SIZE - 1) / Long.SIZE;
  }

  boolean has(int place) {
    int block = place / PER_BLOCK;
    return block < blocks.size() && (used[block] >>> place & 1) != 0;
  }

  /** Takes a direction, in place of the one that was there. */
  void put(int place, float[] direction) {
    int number = place / PER_BLOCK;
    while (blocks.size() <= number) {
      blocks.add(null);
    }
    if (used.length < blocks.size()) {
      used = Arrays.copyOf(used, Math.max(blocks.size(), used.length + used.length / 2));
    }
    long[] block = blocks.get(number);
    if (block == null) {
      block = new long[PER_BLOCK * words];
      blocks.set(number, block);
    }
    if (!has(place)) {
      used[number] |= 1L << place;
      size++;
    }
    write(direction, block, place % PER_BLOCK * words);
  }

  /** The place is empty from now on. */
  void remove(int place) {
    if (has(place)) {
      int number = place / PER_BLOCK;
      used[number] &= ~(1L << place);
      size--;
      if (used[number] == 0) {
        blocks.set(number, null);
      }
    }
  }

  /**
   * The places of the directions that are likely nearest, in ascending order.
   *
   * <p>First those whose bits differ least, several times as many as are wanted; of them those with
   * most of the question's values on their side. Of equals the first places are taken.
   */
  int[] nearest(float[] direction, int count) {
    int[] likely = byBits(direction, (int) Math.min(size, (long) count * WEIGHED));
    return likely.length <= count ? likely : byValues(direction, likely, count);
  }

  private int[] byBits(float[] direction, int count) {
    long[] question = new long[words];
    write(direction, question, 0);
    short[] distances = new short[blocks.size() * PER_BLOCK];
    int[] often = new int[words * Long.SIZE + 2];
    for (int number = 0; number < blocks.size(); number++) {
      long[] block = blocks.get(number);
      int first = number * PER_BLOCK;
      if (block != null) {
        measure(block, question, distances, first);
      }
      for (long none = ~used[number]; none != 0; none &= none - 1) {
        distances[first + Long.numberOfTrailingZeros(none)] = (short) (often.length - 1);
      }
      for (int i = 0; i < PER_BLOCK; i++) {
        often[distances[first + i]]++;
      }
    }
    int farthest = 0;
    int nearer = 0;
    while (nearer + often[farthest] < count) {
      nearer += often[farthest];
      farthest++;
    }
    int[] found = new int[count];
    int ties = count - nearer;
    for (int place = 0, at = 0; at < count; place++) {
      if (distances[place] < farthest || distances[place] == farthest && ties-- > 0) {
        found[at] = place;
        at++;
      }
    }
    return found;
  }

  private static void measure(long[] block, long[] question, short[] distances, int first) {
    for (int i = 0, at = 0; i < PER_BLOCK; i++) {
      int distance = 0;
      int word = 0;
      for (; word + SIX <= question.length; word += SIX, at += SIX) {
        distance += differing(block, at, question, word);
      }
      for (; word < question.length; word++, at++) {
        distance += Long.bitCount(block[at] ^ question[word]);
      }
      distances[first + i] = (short) distance;
    }
  }

  /**
   * How many bits of six words differ.
   *
   * <p>Adds up the six by place, as in writing, so that bits are counted three times instead of
   * six: counting them is what takes long on some processors.
   */
  private static int differing(long[] block, int at, long[] question, int word) {
    long a = block[at] ^ question[word];
    long b = block[at + 1] ^ question[word + 1];
    long c = block[at + 2] ^ question[word + 2];
    long d = block[at + 3] ^ question[word + 3];
    long e = block[at + 4] ^ question[word + 4];
    long f = block[at + 5] ^ question[word + 5];
    long firstOnes = a ^ b ^ c;
    long firstTwos = a & b | (a ^ b) & c;
    long nextOnes = d ^ e ^ f;
    long nextTwos = d & e | (d ^ e) & f;
    long carried = firstOnes & nextOnes;
    long twos = firstTwos ^ nextTwos ^ carried;
    long fours = firstTwos & nextTwos | (firstTwos ^ nextTwos) & carried;
    return Long.bitCount(firstOnes ^ nextOnes) + 2 * Long.bitCount(twos) + 4 * Long.bitCount(fours);
  }

  private int[] byValues(float[] direction, int[] places, int count) {
    float[] sums = sumsOfBytes(direction);
    float[] values = new float[places.length];
    for (int i = 0; i < places.length; i++) {
      values[i] = value(sums, places[i]);
    }
    float[] sorted = values.clone();
    Arrays.sort(sorted);
    float least = sorted[sorted.length - count];
    int ties = 0;
    for (int i = sorted.length - count; i < sorted.length && sorted[i] == least; i++) {
      ties++;
    }
    int[] found = new int[count];
    for (int i = 0, at = 0; at < count; i++) {
      if (values[i] > least || values[i] == least && ties-- > 0) {
        found[at] = places[i];
        at++;
      }
    }
    return found;
  }

  /** For each byte of bits and each of its values: the sum of the components whose bit is set. */
  private float[] sumsOfBytes(float[] direction) {
    float[] sums = new float[words * Long.BYTES * VALUES_OF_BYTE];
    for (int component = 0; component < direction.length; component++) {
      int start = component / Byte.SIZE * VALUES_OF_BYTE;
      int bit = 1 << component % Byte.SIZE;
      for (int value = 0; value < VALUES_OF_BYTE; value++) {
        if ((value & bit) != 0) {
          sums[start + value] += direction[component];
        }
      }
    }
    return sums;
  }

  private float value(float[] sums, int place) {
    long[] block = blocks.get(place / PER_BLOCK);
    float value = 0;
    int start = 0;
    for (int word = 0; word < words; word++) {
      long bits = block[place % PER_BLOCK * words + word];
      for (int i = 0; i < Long.BYTES; i++) {
        value += sums[start + (int) (bits >>> i * Byte.SIZE & 0xff)];
        start += VALUES_OF_BYTE;
      }
    }
    return value;
  }

  private void write(float[] direction, long[] into, int start) {
    Arrays.fill(into, start, start + words, 0);
    for (int component = 0; component < usual.length; component++) {
      if (direction[component] > usual[component]) {
        into[start + component / Long.SIZE] |= 1L << component % Long.SIZE;
      }
    }
  }
}
