package dev.stoa.adapter.jooq.words;

/** Under which number a chunk is stored: that of its segment, then its own. */
public final class ChunkKey {

  private static final int BITS = 20;

  private ChunkKey() {}

  /** The key of a chunk of a segment. */
  public static long of(long segment, int chunk) {
    return segment << BITS | chunk;
  }

  /** Under this one no chunk of words is stored, but which texts of the segment are dead. */
  public static long last(long segment) {
    return of(segment, (1 << BITS) - 1);
  }
}
