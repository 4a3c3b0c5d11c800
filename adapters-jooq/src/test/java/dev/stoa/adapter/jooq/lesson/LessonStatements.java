package dev.stoa.adapter.jooq.lesson;

import dev.stoa.adapter.jooq.rows.Filters;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.domain.kernel.TimePosition;
import dev.stoa.domain.lesson.ApplicationId;
import dev.stoa.domain.lesson.LessonId;
import java.time.Instant;
import java.util.List;

/** The queries on tables that grow, for the plans of either engine. */
final class LessonStatements {

  /** Those that count all rows of a table. */
  static final List<Statement> COUNTS =
      List.of(LessonSql.TOTALS, LessonSql.BY_TIER, LessonSql.BY_CATEGORY, LessonSql.BY_DOMAIN);

  private static final Filters OF_LESSON = Filters.NONE.and(JooqLessonApplications.OF_LESSON, "l");

  private LessonStatements() {}

  /** Without the first page of all, which reads the beginning of an index, and without counts. */
  static List<Statement> statements() {
    return List.of(
        LessonRows.STORED.statements().get(0),
        LessonSql.BY_ID.reads().get(0),
        LessonSql.BY_ID.reads().get(1),
        LessonSql.BY_ID.writes().get(1),
        LessonSql.IN_ORDER.first(Filters.NONE.and(LessonSql.OF_DEBATE, "d")),
        LessonSql.IN_ORDER.later(Filters.NONE.and(LessonSql.INDEXED), ""),
        LessonSql.NEWEST.later(Filters.NONE, new TimePosition<>(Instant.EPOCH, new LessonId("l"))),
        LessonSql.OVER,
        JooqLessonApplications.APPLICATIONS.statements().get(0),
        JooqLessonApplications.BY_ID.reads().get(0),
        JooqLessonApplications.NEWEST.first(OF_LESSON),
        JooqLessonApplications.NEWEST.later(
            OF_LESSON, new TimePosition<>(Instant.EPOCH, new ApplicationId("a"))));
  }
}
