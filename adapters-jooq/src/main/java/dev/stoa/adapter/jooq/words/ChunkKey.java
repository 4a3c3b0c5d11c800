package dev.stoa.adapter.jooq.words;

/** Under which number a chunk is stored: that of its segment, then its own. */
public final class ChunkKey {

  private static final int BITS = 20;
  private static final int PLACES = 1 << BITS - 1;

  private ChunkKey() {}

  /** The key of a chunk of a segment. */
  public static long of(long segment, int chunk) {
    return segment << BITS | chunk;
  }

  /** The key of the places of the words in a chunk. */
  public static long places(long segment, int chunk) {
    return of(segment, PLACES + chunk);
  }

  /** Under this one no chunk of words is stored, but which texts of the segment are dead. */
  public static long last(long segment) {
    return of(segment, (1 << BITS) - 1);
  }
}
