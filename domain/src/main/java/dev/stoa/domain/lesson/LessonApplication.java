package dev.stoa.domain.lesson;

import dev.stoa.domain.kernel.TimePosition;
import io.vavr.control.Option;
import java.time.Instant;

/**
 * One use of a lesson.
 *
 * @param outcome how it ended, once that is known
 */
public record LessonApplication(
    ApplicationId id,
    LessonId lesson,
    Option<String> debateId,
    Instant appliedAt,
    Option<LessonOutcome> outcome,
    Option<Instant> resolvedAt) {

  /** With its outcome. */
  public LessonApplication resolved(LessonOutcome known, Instant now) {
    return new LessonApplication(
        id, lesson, debateId, appliedAt, Option.some(known), Option.some(now));
  }

  /** Its position in a list. */
  public TimePosition<ApplicationId> position() {
    return new TimePosition<>(appliedAt, id);
  }
}
