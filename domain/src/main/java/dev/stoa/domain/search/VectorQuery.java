package dev.stoa.domain.search;

import dev.stoa.domain.kernel.MetadataFilter;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.kernel.PagedQuery;
import io.vavr.control.Option;

/**
 * A query for the vectors of a collection, by id.
 *
 * @param where only those with such metadata
 */
public record VectorQuery(
    VectorCollection collection, Option<MetadataFilter> where, PageRequest<String> page)
    implements PagedQuery<String, VectorQuery> {

  /** All of a collection. */
  public static VectorQuery in(VectorCollection collection) {
    return new VectorQuery(collection, Option.none(), PageRequest.first());
  }

  /** Only those with such metadata. */
  public VectorQuery where(MetadataFilter filter) {
    return new VectorQuery(collection, Option.some(filter), page);
  }

  @Override
  public VectorQuery page(PageRequest<String> wanted) {
    return new VectorQuery(collection, where, wanted);
  }
}
