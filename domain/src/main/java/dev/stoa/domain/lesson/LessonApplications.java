package dev.stoa.domain.lesson;

import dev.stoa.domain.kernel.TimePosition;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** Stores uses of lessons. */
public interface LessonApplications {

  /** Stores a use of a stored lesson. */
  void add(LessonApplication application);

  /** The one of this id. */
  Option<LessonApplication> find(ApplicationId id);

  /** Stores the outcome. */
  void save(LessonApplication application);

  /** The uses of a lesson, newest first, ties by descending id, after a position. */
  Seq<LessonApplication> of(LessonId lesson, Option<TimePosition<ApplicationId>> after, int limit);
}
