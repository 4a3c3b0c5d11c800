package dev.stoa.domain.lesson;

import dev.stoa.domain.kernel.TimePosition;
import dev.stoa.domain.search.IndexedLater;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.time.Instant;

/** Stores lessons, whose texts wait for the index; the same lesson is stored once. */
public interface Lessons extends IndexedLater {

  /** Stores what is not stored yet, and answers for each, in order, what is stored. */
  Seq<Lesson> keep(Seq<Lesson> lessons);

  /** The one of this id. */
  Option<Lesson> find(LessonId id);

  /** Those of these ids, in any order; unknown ids are left out. */
  Seq<Lesson> find(Seq<LessonId> ids);

  /** The one of this id, locked until the open write unit ends. */
  Option<Lesson> lock(LessonId id);

  /** Stores the tier, the counts and the time of the last use of a locked one. */
  void save(Lesson lesson);

  /** Those that a debate taught first, by their ids. */
  Seq<Lesson> of(String debateId, int limit);

  /** Newest first, ties by descending id, after a position. */
  Seq<Lesson> page(Option<TimePosition<LessonId>> after, int limit);

  /**
   * Removes those that expired at or before an instant, with their indexed texts; answers which.
   */
  Seq<LessonId> removeExpired(Instant now, int limit);

  /** How many there are, of which kinds. */
  LessonCounts counts(Instant now);
}
