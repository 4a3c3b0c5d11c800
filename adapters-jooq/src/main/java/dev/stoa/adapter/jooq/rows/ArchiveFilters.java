package dev.stoa.adapter.jooq.rows;

import dev.stoa.domain.kernel.ArchiveFilter;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import org.jooq.Condition;
import org.jooq.Field;
import org.jooq.impl.DSL;

/** What each {@link ArchiveFilter} asks of a list. */
public final class ArchiveFilters {

  private static final Vector<ArchiveFilter> KINDS =
      Vector.of(ArchiveFilter.LIVE, ArchiveFilter.ARCHIVED);

  private final Map<ArchiveFilter, Filter<Object>> filters = new EnumMap<>(ArchiveFilter.class);

  private ArchiveFilters(Field<?> archivedAt) {
    for (ArchiveFilter show : ArchiveFilter.values()) {
      filters.put(show, Filter.of(condition(show, archivedAt)));
    }
  }

  private static Condition condition(ArchiveFilter show, Field<?> archivedAt) {
    return switch (show) {
      case LIVE -> archivedAt.isNull();
      case ARCHIVED -> archivedAt.isNotNull();
      case ALL -> DSL.noCondition();
    };
  }

  /** By a column that says when a row was archived. */
  public static ArchiveFilters in(Field<?> archivedAt) {
    return new ArchiveFilters(archivedAt);
  }

  /** Live and archived rows separately, where each kind has its own indexes. */
  public static Seq<ArchiveFilter> kinds(ArchiveFilter show) {
    return show == ArchiveFilter.ALL ? KINDS : Vector.of(show);
  }

  /** What is asked for. */
  public Filter<Object> of(ArchiveFilter show) {
    return Objects.requireNonNull(filters.get(show));
  }
}
