package dev.stoa.spring.ai.vector;

import dev.stoa.domain.kernel.MetadataFilter;
import java.util.List;
import org.springframework.ai.vectorstore.filter.Filter;

/** Filters of Spring AI as ours. */
final class DocumentFilter {

  private DocumentFilter() {}

  static MetadataFilter of(Filter.Expression filter) {
    return switch (filter.type()) {
      case AND -> of(filter.left()).and(of(filter.right()));
      case OR -> of(filter.left()).or(of(filter.right()));
      case NOT -> of(filter.left()).negated();
      case ISNULL -> present(key(filter)).negated();
      case ISNOTNULL -> present(key(filter));
      case EQ -> MetadataFilter.eq(key(filter), value(filter));
      case NE -> MetadataFilter.ne(key(filter), value(filter));
      case GT -> MetadataFilter.gt(key(filter), value(filter));
      case GTE -> MetadataFilter.gte(key(filter), value(filter));
      case LT -> MetadataFilter.lt(key(filter), value(filter));
      case LTE -> MetadataFilter.lte(key(filter), value(filter));
      case IN -> MetadataFilter.in(key(filter), values(filter));
      case NIN -> MetadataFilter.in(key(filter), values(filter)).negated();
    };
  }

  private static MetadataFilter of(Filter.Operand operand) {
    return of(
        operand instanceof Filter.Group group ? group.content() : (Filter.Expression) operand);
  }

  /** A member has a text, a number or a boolean; others are stored as texts. */
  private static MetadataFilter present(String key) {
    return MetadataFilter.gte(key, "")
        .or(MetadataFilter.gte(key, -Double.MAX_VALUE))
        .or(MetadataFilter.in(key, List.of(true, false)));
  }

  /** The parser of Spring AI leaves the quotes of a name that has some. */
  private static String key(Filter.Expression filter) {
    String key = ((Filter.Key) filter.left()).key();
    boolean quoted =
        key.length() > 1
            && (key.startsWith("\"") && key.endsWith("\"")
                || key.startsWith("'") && key.endsWith("'"));
    return quoted ? key.substring(1, key.length() - 1) : key;
  }

  private static Object value(Filter.Expression filter) {
    return DocumentValues.plain(((Filter.Value) filter.right()).value());
  }

  private static List<Object> values(Filter.Expression filter) {
    return ((List<?>) ((Filter.Value) filter.right()).value())
        .stream().<Object>map(DocumentValues::plain).toList();
  }
}
