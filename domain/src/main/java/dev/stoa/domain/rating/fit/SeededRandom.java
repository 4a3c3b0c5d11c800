package dev.stoa.domain.rating.fit;

/** SplitMix64: the same numbers for the same seed on every machine and in every release of Java. */
final class SeededRandom {

  private static final double UNIT = 0x1.0p-53;

  private long state;

  SeededRandom(long seed) {
    this.state = seed;
  }

  long next() {
    state += 0x9E3779B97F4A7C15L;
    long z = state;
    z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
    z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
    return z ^ (z >>> 31);
  }

  /** From 0 to below 1. */
  double unit() {
    return (next() >>> 11) * UNIT;
  }

  /** From 0 to below the bound. */
  int below(int bound) {
    return (int) (((next() >>> 32) * bound) >>> 32);
  }
}
