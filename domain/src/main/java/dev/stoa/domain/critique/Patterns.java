package dev.stoa.domain.critique;

import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.time.Instant;

/** The patterns of a workspace and the rates of their categories. */
public interface Patterns {

  /**
   * Holds all patterns and rates still until the unit of work ends: a rate depends on every pattern
   * of its category.
   *
   * <p>Without an open write unit it throws {@link IllegalStateException}.
   */
  void lock();

  /** The pattern of this id. */
  Option<CritiquePattern> find(PatternId id);

  /** The patterns of these ids, in no promised order; what is not there is left out. */
  Seq<CritiquePattern> find(Seq<PatternId> ids);

  /** Keeps patterns, each once, in place of whatever was kept under their ids. */
  void save(Seq<CritiquePattern> patterns);

  /** The rate of every category; none yet is {@link CategoryRate#none}. */
  Map<IssueCategory, CategoryRate> rates();

  /** Keeps the rates of categories, each once. */
  void saveRates(Seq<CategoryRate> rates);

  /**
   * Patterns that succeeded so often, strongest first, ties by id; those behind the position.
   *
   * @param category only this one, if given
   */
  Seq<CritiquePattern> strongest(
      Option<IssueCategory> category, long minSuccesses, Option<StrengthPosition> after, int limit);

  /** Patterns untouched since before the cutoff, oldest first, ties by id, behind the position. */
  Seq<CritiquePattern> untouchedSince(Instant cutoff, Option<AgePosition> after, int limit);

  /** Puts patterns away; one may be learnt again and put away again. */
  void archive(Seq<CritiquePattern> patterns, Instant at);

  /** What was put away under this id, latest first. */
  Seq<ArchivedPattern> archived(PatternId id, int limit);
}
