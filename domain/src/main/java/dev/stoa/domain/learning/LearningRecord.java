package dev.stoa.domain.learning;

import dev.stoa.domain.kernel.TimePosition;
import io.vavr.control.Option;
import java.time.Instant;

/** What one call learned, which one call undoes. */
public record LearningRecord(LearningId id, Instant learnedAt, Option<Instant> undoneAt) {

  /** A new one. */
  public static LearningRecord of(LearningId id, Instant now) {
    return new LearningRecord(id, now, Option.none());
  }

  /** Undone. */
  public LearningRecord undone(Instant now) {
    return new LearningRecord(id, learnedAt, Option.some(now));
  }

  /** Its position in a list. */
  public TimePosition<LearningId> position() {
    return new TimePosition<>(learnedAt, id);
  }
}
