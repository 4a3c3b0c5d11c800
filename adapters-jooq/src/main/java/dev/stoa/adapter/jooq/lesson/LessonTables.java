package dev.stoa.adapter.jooq.lesson;

import static dev.stoa.schema.generated.tables.LessonApplications.LESSON_APPLICATIONS;
import static dev.stoa.schema.generated.tables.Lessons.LESSONS;

import dev.stoa.adapter.jooq.operations.ContextTables;

/** The tables of lessons, which name no agent or user. */
public final class LessonTables {

  /** The declaration. */
  public static final ContextTables ALL =
      ContextTables.of("lesson")
          .swept("lesson-expiry", LESSONS)
          .swept("lesson-expiry", LESSON_APPLICATIONS);

  private LessonTables() {}
}
