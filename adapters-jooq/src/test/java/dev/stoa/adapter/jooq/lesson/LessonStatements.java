package dev.stoa.adapter.jooq.lesson;

import dev.stoa.adapter.jooq.sql.Statement;
import java.util.List;

/** The queries on tables that grow, for the plans of either engine. */
final class LessonStatements {

  /** Those that count all rows of a table. */
  static final List<Statement> COUNTS =
      List.of(LessonSql.TOTALS, LessonSql.BY_TIER, LessonSql.BY_CATEGORY, LessonSql.BY_DOMAIN);

  private LessonStatements() {}

  /** Without the first page of all, which reads the beginning of an index, and without counts. */
  static List<Statement> statements() {
    return List.of(
        LessonSql.CHANGE,
        LessonSql.FIND,
        LessonSql.OF_DEBATE,
        LessonSql.BY_ID,
        LessonSql.PAGE_AFTER,
        LessonSql.OVER,
        LessonSql.DELETE,
        ApplicationSql.RESOLVE,
        ApplicationSql.FIND,
        ApplicationSql.OF_LESSON,
        ApplicationSql.OF_LESSON_AFTER);
  }
}
