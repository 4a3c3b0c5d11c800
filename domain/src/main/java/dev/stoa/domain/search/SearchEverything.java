package dev.stoa.domain.search;

import dev.stoa.domain.kernel.Page;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * A question to everything that is searched, in anybody's words.
 *
 * @param sources where to look; none named is everywhere that may be looked at
 * @param as who asks: an agent's identity, its id or an end of it; without it nothing private is
 *     looked at
 */
public record SearchEverything(
    String words,
    Matching matching,
    Seq<SearchSource> sources,
    Option<String> as,
    int offset,
    int limit) {

  /** Whoever reads so far should ask a better question. */
  public static final int DEEPEST = 1_000;

  /** How many hits come back unless another number is asked for. */
  public static final int USUAL_LIMIT = 20;

  /** Refuses a question that is too long and a page that nobody gets. */
  public SearchEverything {
    TextQuery.requireLength(words);
    Page.checkedSize(limit);
    if (offset < 0 || offset > DEEPEST - limit) {
      throw new IllegalArgumentException(
          "offset "
              + offset
              + " with "
              + limit
              + " hits is out of range: the first "
              + DEEPEST
              + " hits can be read");
    }
  }

  /** Any of the words, everywhere. */
  public static SearchEverything about(String words) {
    return new SearchEverything(words, Matching.ANY, Vector.empty(), Option.none(), 0, USUAL_LIMIT);
  }

  public SearchEverything matching(Matching way) {
    return new SearchEverything(words, way, sources, as, offset, limit);
  }

  /** Only in these. */
  public SearchEverything in(Seq<SearchSource> some) {
    return new SearchEverything(words, matching, some.distinct(), as, offset, limit);
  }

  /** As this agent, who finds what is theirs alone. */
  public SearchEverything as(String agent) {
    return new SearchEverything(words, matching, sources, Option.some(agent), offset, limit);
  }

  /** The hits after the first so many, at most so many. */
  public SearchEverything page(int after, int size) {
    return new SearchEverything(words, matching, sources, as, after, size);
  }
}
