package dev.stoa.adapter.jooq.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
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

  /** All bits, not only the first half, are compared for this many times what is wanted. */
  private static final int LOOKED_AT = 40;

  /** The question's values are compared for this many times what is wanted. */
  private static final int WEIGHED = 8;

  private static final int SIX = 6;
  private static final int THREE = 3;
  private static final int VALUES_OF_BYTE = 1 << Byte.SIZE;

  private final float[] usual;
  private final int words;

  /** The first half of the words of all places of a block comes before the second half. */
  private final int early;

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
    this.early = (words + 1) / 2;
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
    long[] bits = bits(direction);
    for (int word = 0; word < words; word++) {
      block[at(place % PER_BLOCK, word)] = bits[word];
    }
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
   * <p>First those whose bits differ least, by the first half of the bits and then by all, several
   * times as many as are wanted; of them those with most of the question's values on their side. Of
   * equals the first places are taken.
   */
  int[] nearest(float[] direction, int count) {
    long[] question = bits(direction);
    short[] distances = new short[blocks.size() * PER_BLOCK];
    Arrays.fill(distances, Short.MAX_VALUE);
    for (int number = 0; number < blocks.size(); number++) {
      long[] block = blocks.get(number);
      if (block != null) {
        measure(block, used[number], question, distances, number * PER_BLOCK);
      }
    }
    int[] places = least(distances, most(count, LOOKED_AT));
    if (places.length <= count) {
      return places;
    }
    short[] all = new short[places.length];
    for (int i = 0; i < all.length; i++) {
      all[i] = (short) (distances[places[i]] + lateDistance(question, places[i]));
    }
    int[] near = least(all, Math.min(all.length, most(count, WEIGHED)));
    for (int i = 0; i < near.length; i++) {
      near[i] = places[near[i]];
    }
    return byValues(direction, near, Math.min(count, near.length));
  }

  private int most(int count, int times) {
    return (int) Math.min(size, (long) count * times);
  }

  /** The indices of the least distances, in ascending order. */
  private int[] least(short[] distances, int count) {
    int[] often = new int[words * Long.SIZE + 1];
    for (short distance : distances) {
      if (distance < often.length) {
        often[distance]++;
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
    for (int i = 0, at = 0; at < count; i++) {
      if (distances[i] < farthest || distances[i] == farthest && ties-- > 0) {
        found[at] = i;
        at++;
      }
    }
    return found;
  }

  /** The distances of the first half of the bits; places without a direction have none. */
  private void measure(long[] block, long used, long[] question, short[] distances, int first) {
    if (early == THREE) {
      // The most common dimension, without the loop over its words.
      for (int i = 0; i < PER_BLOCK; i++) {
        distances[first + i] = (short) ofThree(block, i * THREE, question, 0);
      }
    } else {
      for (int i = 0; i < PER_BLOCK; i++) {
        distances[first + i] = (short) differing(block, i * early, question, 0, early);
      }
    }
    for (long none = ~used; none != 0; none &= none - 1) {
      distances[first + Long.numberOfTrailingZeros(none)] = Short.MAX_VALUE;
    }
  }

  private int lateDistance(long[] question, int place) {
    int late = words - early;
    return differing(
        block(place), PER_BLOCK * early + place % PER_BLOCK * late, question, early, words);
  }

  private long[] block(int place) {
    return Objects.requireNonNull(blocks.get(place / PER_BLOCK));
  }

  /** How many bits of some words of the question differ from those that begin in a block. */
  private static int differing(long[] block, int start, long[] question, int from, int to) {
    int count = 0;
    int at = start;
    int word = from;
    for (; word + SIX <= to; word += SIX, at += SIX) {
      count += ofSix(block, at, question, word);
    }
    for (; word + THREE <= to; word += THREE, at += THREE) {
      count += ofThree(block, at, question, word);
    }
    for (; word < to; word++, at++) {
      count += Long.bitCount(block[at] ^ question[word]);
    }
    return count;
  }

  /** As {@link #ofSix}, of three words. */
  private static int ofThree(long[] block, int at, long[] question, int word) {
    long a = block[at] ^ question[word];
    long b = block[at + 1] ^ question[word + 1];
    long c = block[at + 2] ^ question[word + 2];
    return Long.bitCount(a ^ b ^ c) + 2 * Long.bitCount(a & b | (a ^ b) & c);
  }

  /**
   * How many bits of six words differ.
   *
   * <p>Adds up the six by place, as in writing, so that bits are counted three times instead of
   * six: counting them is what takes long on some processors.
   */
  private static int ofSix(long[] block, int at, long[] question, int word) {
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
    long[] block = block(place);
    int in = place % PER_BLOCK;
    float value = 0;
    int start = 0;
    for (int word = 0; word < words; word++) {
      long bits = block[at(in, word)];
      for (int i = 0; i < Long.BYTES; i++) {
        value += sums[start + (int) (bits >>> i * Byte.SIZE & 0xff)];
        start += VALUES_OF_BYTE;
      }
    }
    return value;
  }

  /** Where a word of a place is in its block. */
  private int at(int place, int word) {
    return word < early
        ? place * early + word
        : PER_BLOCK * early + place * (words - early) + word - early;
  }

  private long[] bits(float[] direction) {
    long[] bits = new long[words];
    for (int component = 0; component < usual.length; component++) {
      if (direction[component] > usual[component]) {
        bits[component / Long.SIZE] |= 1L << component % Long.SIZE;
      }
    }
    return bits;
  }
}
