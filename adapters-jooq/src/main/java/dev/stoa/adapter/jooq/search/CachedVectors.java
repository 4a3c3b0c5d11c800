package dev.stoa.adapter.jooq.search;

import org.jspecify.annotations.Nullable;

/** What a cache has of the vectors of one model in one scope; not thread-safe. */
interface CachedVectors {

  int dimension();

  /** The version of the scope that this is the state of. */
  long version();

  void reached(long version);

  /** Takes a row that is newer than the version; no values if the vector was removed. */
  void take(int place, String id, float @Nullable [] values);

  /** Whether so much has changed that reading everything anew is worth it. */
  boolean isWorn();

  /** How much memory it takes. */
  long bytes();
}
