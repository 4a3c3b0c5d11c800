package dev.stoa.domain.search;

import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.kernel.MetadataFilter;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.kernel.PagedQuery;
import dev.stoa.domain.kernel.ValidAt;
import dev.stoa.domain.trust.Trust;
import io.soabase.recordbuilder.core.RecordBuilder;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * A query over all searchable sources.
 *
 * @param sources where to look; none named is everywhere that may be looked at
 * @param as who searches: an agent's identity, its id or a suffix of it; without it nothing private
 *     is searched
 * @param user whose conversations are looked at
 * @param scope in which scope memories and files are looked for; none is in all
 * @param byWordsOnly whether the embedding model of the workspace is left out
 * @param minTrust nothing that is trusted less
 * @param valid when what is found is true
 * @param where only what has such metadata
 * @param page by the number of hits before it
 */
@RecordBuilder
public record SearchEverything(
    String words,
    Matching matching,
    Seq<SearchSource> sources,
    Option<String> as,
    String user,
    Option<String> scope,
    boolean byWordsOnly,
    Trust minTrust,
    ValidAt valid,
    Option<MetadataFilter> where,
    PageRequest<Integer> page)
    implements PagedQuery<Integer, SearchEverything> {

  /** The rank of the last hit that can be read. */
  public static final int DEEPEST = 1_000;

  /** The default scope of memories. */
  public static final String SHARED = "shared";

  /** The scope of corrections that apply everywhere. */
  public static final String GLOBAL = "global";

  /** The default user. */
  public static final String LOCAL = "local";

  /** The default number of hits. */
  public static final int USUAL_LIMIT = 20;

  /** Refuses a query that is too long and a page out of range. */
  public SearchEverything {
    TextQuery.requireLength(words);
    int offset = page.after().getOrElse(0);
    if (offset < 0 || offset > DEEPEST - page.limit()) {
      throw new InvalidValue(
          "offset "
              + offset
              + " with "
              + page.limit()
              + " hits is out of range: the first "
              + DEEPEST
              + " hits can be read");
    }
  }

  /** Any of the words, in every source; of the memories and files in the shared ones. */
  public static SearchEverything about(String words) {
    return new SearchEverything(
        words,
        Matching.ANY,
        Vector.empty(),
        Option.none(),
        LOCAL,
        Option.some(SHARED),
        false,
        Trust.IMPORTED,
        ValidAt.NOW,
        Option.none(),
        PageRequest.first(USUAL_LIMIT));
  }

  /** The sources that are named, or all. */
  public Seq<SearchSource> places() {
    return sources.isEmpty() ? Vector.of(SearchSource.values()) : sources;
  }

  public SearchEverything matching(Matching way) {
    return SearchEverythingBuilder.from(this).matching(way).build();
  }

  /** Only in these. */
  public SearchEverything in(Iterable<SearchSource> some) {
    return SearchEverythingBuilder.from(this).sources(Vector.ofAll(some).distinct()).build();
  }

  /** Only in these. */
  public SearchEverything in(SearchSource... some) {
    return in(Vector.of(some));
  }

  /** As this agent, who finds what is theirs alone. */
  public SearchEverything as(String agent) {
    return SearchEverythingBuilder.from(this).as(Option.some(agent)).build();
  }

  /** Of the conversations, in those of this user. */
  public SearchEverything user(String id) {
    return SearchEverythingBuilder.from(this).user(id).build();
  }

  /** Of the memories and files, in those of this scope. */
  public SearchEverything scope(String name) {
    return SearchEverythingBuilder.from(this).scope(Option.some(name)).build();
  }

  /** Memories and files of all scopes. */
  public SearchEverything everywhere() {
    return SearchEverythingBuilder.from(this).scope(Option.none()).build();
  }

  /** The same for other words. */
  public SearchEverything asking(String other) {
    return SearchEverythingBuilder.from(this).words(other).build();
  }

  /** Without the embedding model. */
  public SearchEverything withoutModel() {
    return SearchEverythingBuilder.from(this).byWordsOnly(true).build();
  }

  /** Nothing less trusted; {@link Trust#QUARANTINED} finds what was withdrawn too. */
  public SearchEverything minTrust(Trust least) {
    return SearchEverythingBuilder.from(this).minTrust(least).build();
  }

  /** Only what has such metadata; what has none at all is as with an empty object. */
  public SearchEverything where(MetadataFilter filter) {
    return SearchEverythingBuilder.from(this).where(Option.some(filter)).build();
  }

  /** What is true then, instead of now. */
  public SearchEverything valid(ValidAt when) {
    return SearchEverythingBuilder.from(this).valid(when).build();
  }

  @Override
  public SearchEverything page(PageRequest<Integer> wanted) {
    return SearchEverythingBuilder.from(this).page(wanted).build();
  }
}
