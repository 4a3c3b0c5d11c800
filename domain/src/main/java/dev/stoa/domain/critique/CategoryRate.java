package dev.stoa.domain.critique;

import dev.stoa.domain.json.InvalidValue;
import io.vavr.control.Option;

/**
 * The mean success rate of the patterns in a category, updated with each change so that it can be
 * read without reading all patterns.
 *
 * @param patterns the number of patterns
 * @param rateSum the sum of their success rates in units of a trillionth, a whole number so that
 *     adding and subtracting does not drift
 */
public record CategoryRate(IssueCategory category, long patterns, long rateSum) {

  private static final double UNITS = 1e12;
  private static final double NO_PATTERNS = 0.5;

  /** Refuses counts below zero. */
  public CategoryRate {
    if (patterns < 0 || rateSum < 0) {
      throw new InvalidValue("the rate of " + category.label() + " is below zero");
    }
  }

  /** The rate of a category without patterns. */
  public static CategoryRate none(IssueCategory category) {
    return new CategoryRate(category, 0, 0);
  }

  /** The mean success rate; a half without patterns. */
  public double mean() {
    return patterns == 0 ? NO_PATTERNS : rateSum / UNITS / patterns;
  }

  /** With a changed pattern. */
  public CategoryRate replacing(Option<CritiquePattern> before, CritiquePattern after) {
    CategoryRate rest = before.map(this::without).getOrElse(this);
    return new CategoryRate(category, rest.patterns + 1, rest.rateSum + units(after));
  }

  /** Without a pattern. */
  public CategoryRate without(CritiquePattern pattern) {
    return new CategoryRate(category, patterns - 1, rateSum - units(pattern));
  }

  private static long units(CritiquePattern pattern) {
    return Math.round(pattern.successRate() * UNITS);
  }
}
