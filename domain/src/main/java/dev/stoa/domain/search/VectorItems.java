package dev.stoa.domain.search;

import dev.stoa.domain.kernel.MetadataFilter;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import java.time.Instant;

/** What the vectors stand for that callers bring; the vectors are in the {@link VectorIndex}. */
public interface VectorItems {

  /** Stores items whose vectors are stored already, each in place of the one its id had. */
  void putAll(VectorCollection collection, Seq<VectorItem> items, Instant now);

  /** In any order; unknown ids are left out. */
  Seq<VectorItem> find(VectorCollection collection, Seq<String> ids);

  /** In code point order of ids. */
  Seq<VectorItem> page(VectorQuery query);

  /** The ids of those with such metadata, in any order. */
  Seq<String> having(VectorCollection collection, MetadataFilter filter, int limit);

  /** Those of the ids that have such metadata. */
  Set<String> among(VectorCollection collection, Seq<String> ids, MetadataFilter filter);

  /** Removes some; the number of those that there were. */
  long remove(VectorCollection collection, Seq<String> ids);

  /** Removes all; the number of those that there were. */
  long clear(VectorCollection collection);
}
