package dev.stoa.adapter.jooq.search;

/**
 * What is known of the vectors of one model in one scope without reading them.
 *
 * @param vectors how many there are
 * @param removed how many rows are left of vectors that were removed
 * @param version raised by every write
 * @param compacted the version at which rows of removed vectors were last deleted
 * @param places the place of the next vector
 */
record VectorScopeState(
    int dimension, long vectors, long removed, long version, long compacted, long places) {

  /** The number of rows of removed vectors that may stay, besides as many as there are vectors. */
  private static final long FEW = 64;

  /** Of a model without vectors. */
  static VectorScopeState opened(int dimension) {
    return new VectorScopeState(dimension, 0, 0, 1, 0, 0);
  }

  /** After vectors were put: new ones, some where one had been removed, and some that change. */
  VectorScopeState afterPutting(int of, long added, long revived) {
    return new VectorScopeState(
        of,
        vectors + added + revived,
        Math.max(0, removed - revived),
        version + 1,
        compacted,
        places + added);
  }

  VectorScopeState afterRemoving(long deleted) {
    return new VectorScopeState(
        dimension, vectors - deleted, removed + deleted, version + 1, compacted, places);
  }

  /** Whether the rows of removed vectors are a burden. */
  boolean isLittered() {
    return removed > Math.max(FEW, vectors);
  }

  VectorScopeState afterCompacting() {
    return new VectorScopeState(dimension, vectors, 0, version, version, places);
  }
}
