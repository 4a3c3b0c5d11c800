package dev.stoa.domain.lesson;

import dev.stoa.domain.kernel.Refusal;
import dev.stoa.domain.kernel.RefusalCode;

/** Why an operation on lessons was refused. Each is a normal result, not an exception. */
public sealed interface LessonRefused extends Refusal {

  /** No lesson has this id. */
  @RefusalCode("lesson.unknown")
  record Unknown(LessonId id) implements LessonRefused, Refusal.Absent {
    @Override
    public String sentence() {
      return "lesson " + id + " is unknown: search the lessons to find it";
    }
  }

  /** No use of a lesson has this id. */
  @RefusalCode("lesson.unknown_application")
  record UnknownApplication(ApplicationId id) implements LessonRefused, Refusal.Absent {
    @Override
    public String sentence() {
      return "application " + id + " is unknown: list the applications of its lesson to find it";
    }
  }

  /** The use has another outcome. */
  @RefusalCode("lesson.already_resolved")
  record AlreadyResolved(ApplicationId id, LessonOutcome outcome)
      implements LessonRefused, Refusal.Conflict {
    @Override
    public String sentence() {
      return "application "
          + id
          + " was resolved already, as a "
          + (outcome.succeeded() ? "success" : "failure")
          + ": an outcome is final";
    }
  }
}
