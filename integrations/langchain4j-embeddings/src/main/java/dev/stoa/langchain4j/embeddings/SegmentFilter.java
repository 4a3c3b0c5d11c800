package dev.stoa.langchain4j.embeddings;

import dev.langchain4j.store.embedding.filter.Filter;
import dev.langchain4j.store.embedding.filter.comparison.IsEqualTo;
import dev.langchain4j.store.embedding.filter.comparison.IsGreaterThan;
import dev.langchain4j.store.embedding.filter.comparison.IsGreaterThanOrEqualTo;
import dev.langchain4j.store.embedding.filter.comparison.IsIn;
import dev.langchain4j.store.embedding.filter.comparison.IsLessThan;
import dev.langchain4j.store.embedding.filter.comparison.IsLessThanOrEqualTo;
import dev.langchain4j.store.embedding.filter.comparison.IsNotEqualTo;
import dev.langchain4j.store.embedding.filter.comparison.IsNotIn;
import dev.langchain4j.store.embedding.filter.logical.And;
import dev.langchain4j.store.embedding.filter.logical.Not;
import dev.langchain4j.store.embedding.filter.logical.Or;
import dev.stoa.domain.kernel.MetadataFilter;
import java.util.Collection;
import java.util.List;

/** Filters of LangChain4j as ours. */
final class SegmentFilter {

  private SegmentFilter() {}

  static MetadataFilter of(Filter filter) {
    if (filter instanceof And and) {
      return of(and.left()).and(of(and.right()));
    }
    if (filter instanceof Or or) {
      return of(or.left()).or(of(or.right()));
    }
    if (filter instanceof Not not) {
      return of(not.expression()).negated();
    }
    if (filter instanceof IsIn in) {
      return MetadataFilter.in(in.key(), plain(in.comparisonValues()));
    }
    if (filter instanceof IsNotIn in) {
      return MetadataFilter.in(in.key(), plain(in.comparisonValues())).negated();
    }
    return compared(filter);
  }

  private static MetadataFilter compared(Filter filter) {
    if (filter instanceof IsEqualTo is) {
      return MetadataFilter.eq(is.key(), SegmentMetadata.plain(is.comparisonValue()));
    }
    if (filter instanceof IsNotEqualTo is) {
      return MetadataFilter.ne(is.key(), SegmentMetadata.plain(is.comparisonValue()));
    }
    if (filter instanceof IsGreaterThan is) {
      return MetadataFilter.gt(is.key(), SegmentMetadata.plain(is.comparisonValue()));
    }
    if (filter instanceof IsGreaterThanOrEqualTo is) {
      return MetadataFilter.gte(is.key(), SegmentMetadata.plain(is.comparisonValue()));
    }
    if (filter instanceof IsLessThan is) {
      return MetadataFilter.lt(is.key(), SegmentMetadata.plain(is.comparisonValue()));
    }
    if (filter instanceof IsLessThanOrEqualTo is) {
      return MetadataFilter.lte(is.key(), SegmentMetadata.plain(is.comparisonValue()));
    }
    throw new UnsupportedOperationException(
        "Unsupported filter type: " + filter.getClass().getName());
  }

  private static List<Object> plain(Collection<?> values) {
    return values.stream().<Object>map(SegmentMetadata::plain).toList();
  }
}
