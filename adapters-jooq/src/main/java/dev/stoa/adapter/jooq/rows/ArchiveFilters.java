package dev.stoa.adapter.jooq.rows;

import dev.stoa.adapter.jooq.sql.ArchiveConditions;
import dev.stoa.domain.kernel.ArchiveFilter;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import org.jooq.Field;

/** What each {@link ArchiveFilter} asks of a list. */
public final class ArchiveFilters {

  private static final Vector<ArchiveFilter> KINDS =
      Vector.of(ArchiveFilter.LIVE, ArchiveFilter.ARCHIVED);

  private final Map<ArchiveFilter, Filter<Object>> filters = new EnumMap<>(ArchiveFilter.class);

  private ArchiveFilters(Field<?> archivedAt) {
    for (ArchiveFilter show : ArchiveFilter.values()) {
      filters.put(show, Filter.of(ArchiveConditions.of(show, archivedAt)));
    }
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
