package dev.stoa.domain.lesson;

import dev.stoa.domain.kernel.ContextStorage;

/** The ports of lessons. */
public interface LessonStorage extends ContextStorage {

  Lessons lessons();

  LessonApplications lessonApplications();
}
