package dev.stoa.domain.critique;

import dev.stoa.domain.kernel.TimePosition;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.time.Instant;

/** Stores patterns and the rates of their categories. */
public interface Patterns {

  /**
   * Locks all patterns and rates until the unit of work ends, because a rate depends on every
   * pattern of its category.
   *
   * <p>Without an open write unit it throws {@link IllegalStateException}.
   */
  void lock();

  /** The pattern of this id. */
  Option<CritiquePattern> find(PatternId id);

  /** The patterns with these ids that exist, in any order. */
  Seq<CritiquePattern> find(Seq<PatternId> ids);

  /** Stores patterns, replacing those with the same ids. */
  void save(Seq<CritiquePattern> patterns);

  /** The rate of each category; {@link CategoryRate#none} for one without patterns. */
  Map<IssueCategory, CategoryRate> rates();

  /** Stores the rates of categories. */
  void saveRates(Seq<CategoryRate> rates);

  /**
   * Patterns with at least this many successes, strongest first, ties by id, after the position.
   *
   * @param category only this one, if given
   */
  Seq<CritiquePattern> strongest(
      Option<IssueCategory> category, long minSuccesses, Option<PatternPosition> after, int limit);

  /** Patterns last updated before the cutoff, oldest first, ties by id, after the position. */
  Seq<CritiquePattern> untouchedSince(
      Instant cutoff, Option<TimePosition<PatternId>> after, int limit);

  /** Archives patterns; the same pattern may be learnt and archived again. */
  void archive(Seq<CritiquePattern> patterns, Instant at);

  /** The archived patterns with this id, latest first. */
  Seq<ArchivedPattern> archived(PatternId id, int limit);
}
