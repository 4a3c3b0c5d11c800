package dev.stoa.adapter.jooq.search;

/**
 * What is known of the vectors of one model in one scope without reading them.
 *
 * @param vectors how many there are
 * @param removed how many rows are left of vectors that were removed
 * @param version raised by every write
 * @param compacted the version at which rows of removed vectors were last deleted
 */
record VectorScopeState(int dimension, long vectors, long removed, long version, long compacted) {

  /** The number of rows of removed vectors that may stay, besides as many as there are vectors. */
  private static final long FEW = 64;

  /** Of a model without vectors. */
  static VectorScopeState opened(int dimension) {
    return new VectorScopeState(dimension, 0, 0, 1, 0);
  }

  /** After vectors were put, some of them where one had been removed. */
  VectorScopeState afterPutting(int of, long added, long revived) {
    return new VectorScopeState(
        of, vectors + added, Math.max(0, removed - revived), version + 1, compacted);
  }

  VectorScopeState afterRemoving(long deleted) {
    return new VectorScopeState(
        dimension, vectors - deleted, removed + deleted, version + 1, compacted);
  }

  /** Whether the rows of removed vectors are a burden. */
  boolean isLittered() {
    return removed > Math.max(FEW, vectors);
  }

  VectorScopeState afterCompacting() {
    return new VectorScopeState(dimension, vectors, 0, version, version);
  }
}
