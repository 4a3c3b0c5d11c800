package dev.stoa.adapter.jooq.sql;

import dev.stoa.domain.kernel.ArchiveFilter;
import org.jooq.Condition;
import org.jooq.Field;
import org.jooq.impl.DSL;

/** What an {@link ArchiveFilter} means for a column that says when a row was archived. */
public final class ArchiveConditions {

  private ArchiveConditions() {}

  public static Condition of(ArchiveFilter show, Field<?> archivedAt) {
    return switch (show) {
      case LIVE -> archivedAt.isNull();
      case ARCHIVED -> archivedAt.isNotNull();
      case ALL -> DSL.noCondition();
    };
  }
}
