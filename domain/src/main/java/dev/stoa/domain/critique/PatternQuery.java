package dev.stoa.domain.critique;

import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.kernel.PagedQuery;
import io.vavr.control.Option;

/** A query for patterns by score, best first. */
public record PatternQuery(
    Option<IssueCategory> category, long minSuccesses, PageRequest<RankPosition> page)
    implements PagedQuery<RankPosition, PatternQuery> {

  private static final long USUAL_SUCCESSES = 2;

  /** Patterns with at least two successes. */
  public static PatternQuery all() {
    return new PatternQuery(Option.none(), USUAL_SUCCESSES, PageRequest.first());
  }

  /** Only patterns of this category. */
  public PatternQuery in(IssueCategory wanted) {
    return new PatternQuery(Option.some(wanted), minSuccesses, page);
  }

  /** Only patterns with at least this number of successes. */
  public PatternQuery minSuccesses(long least) {
    return new PatternQuery(category, least, page);
  }

  @Override
  public PatternQuery page(PageRequest<RankPosition> wanted) {
    return new PatternQuery(category, minSuccesses, wanted);
  }
}
