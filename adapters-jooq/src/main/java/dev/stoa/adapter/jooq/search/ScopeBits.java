package dev.stoa.adapter.jooq.search;

import org.jspecify.annotations.Nullable;

/** The vectors of one model in a scope that has many of them, as bits; not thread-safe. */
final class ScopeBits implements CachedVectors {

  /** Bits are rebuilt when the scope has this many times the vectors its mean was taken from. */
  private static final int GROWTH = 4;

  /** The mean is rebuilt when more than one vector in this many was removed or replaced. */
  private static final int ONE_IN = 16;

  private final DirectionBits bits;
  private final DirectionSum sum;
  private final int dimension;
  private final long first;
  private long unknown;
  private long version;

  /**
   * Of no vector yet.
   *
   * @param usual the mean of some of the vectors
   * @param expected how many there are
   */
  ScopeBits(float[] usual, int expected) {
    this.bits = new DirectionBits(usual);
    this.sum = new DirectionSum(usual.length);
    this.dimension = usual.length;
    this.first = expected;
  }

  @Override
  public int dimension() {
    return dimension;
  }

  @Override
  public long version() {
    return version;
  }

  @Override
  public void reached(long newVersion) {
    version = Math.max(version, newVersion);
  }

  @Override
  public void take(int place, String id, float @Nullable [] values) {
    if (bits.has(place)) {
      sum.removeOne();
      unknown++;
    }
    if (values == null) {
      bits.remove(place);
    } else {
      float[] direction = Direction.normalise(values);
      bits.put(place, direction);
      sum.add(direction);
    }
  }

  @Override
  public boolean isWorn() {
    return unknown * ONE_IN > bits.size() || bits.size() > GROWTH * first;
  }

  @Override
  public long bytes() {
    return bits.bytes();
  }

  /** What is known of all, and where those are that are likely nearest. */
  LikelyNear likely(float[] direction, int most) {
    return new LikelyNear(
        bits.nearest(direction, most), bits.size(), sum.meanCosine(direction), version);
  }
}
