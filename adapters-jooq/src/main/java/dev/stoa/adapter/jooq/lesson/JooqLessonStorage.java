package dev.stoa.adapter.jooq.lesson;

import dev.stoa.adapter.jooq.unit.JooqContextStorage;
import dev.stoa.domain.lesson.LessonApplications;
import dev.stoa.domain.lesson.LessonStorage;
import dev.stoa.domain.lesson.Lessons;

/** The ports of lessons on either engine. */
public interface JooqLessonStorage extends LessonStorage, JooqContextStorage {

  @Override
  default Lessons lessons() {
    return repository(JooqLessons.class, JooqLessons::new);
  }

  @Override
  default LessonApplications lessonApplications() {
    return repository(JooqLessonApplications.class, JooqLessonApplications::new);
  }
}
