package dev.stoa.domain.search;

import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.kernel.MetadataFilter;
import dev.stoa.domain.kernel.Page;
import io.vavr.control.Option;

/**
 * A question for the nearest vectors of a collection.
 *
 * @param minCosine the least cosine, from -1 to 1
 * @param where only those with such metadata
 */
public record VectorSearch(
    VectorCollection collection,
    Embedding vector,
    double minCosine,
    Option<MetadataFilter> where,
    int limit) {

  private static final int USUAL_LIMIT = 10;

  /** Refuses values out of range; the message names the field. */
  public VectorSearch {
    if (!(minCosine >= -1 && minCosine <= 1)) {
      throw new InvalidValue("min_cosine is " + minCosine + ": give a number from -1 to 1");
    }
    Page.checkedSize(limit);
  }

  /** The nearest of a collection. */
  public static VectorSearch in(VectorCollection collection, float... vector) {
    return new VectorSearch(
        collection, Embedding.of(VectorCollection.MODEL, vector), -1, Option.none(), USUAL_LIMIT);
  }

  /** None that is farther. */
  public VectorSearch minCosine(double least) {
    return new VectorSearch(collection, vector, least, where, limit);
  }

  /** Only those with such metadata. */
  public VectorSearch where(MetadataFilter filter) {
    return new VectorSearch(collection, vector, minCosine, Option.some(filter), limit);
  }

  /** At most this many. */
  public VectorSearch limit(int count) {
    return new VectorSearch(collection, vector, minCosine, where, count);
  }
}
