package dev.stoa.domain.pack;

import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.search.SearchEverything;
import dev.stoa.domain.search.SearchSource;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * A question or a task whose prompt needs what is known about it.
 *
 * @param search what to look for, where, and as whom
 * @param channel the channel whose last messages belong in the prompt too: its name, its id or a
 *     suffix of it
 * @param tokens the budget
 */
public record PackQuestion(SearchEverything search, Option<String> channel, int tokens) {

  /** The default budget. */
  public static final int USUAL_TOKENS = 1_500;

  /** The largest budget. */
  public static final int MOST_TOKENS = 100_000;

  /** How many hits are considered. */
  public static final int CANDIDATES = 100;

  /** The sources whose texts can go into a prompt as they are. */
  public static final Seq<SearchSource> SOURCES =
      Vector.of(PackSource.values()).map(PackSource::searched);

  /** Refuses sources that have no texts for a prompt, and a budget out of range. */
  public PackQuestion {
    search
        .sources()
        .removeAll(SOURCES)
        .headOption()
        .forEach(
            source -> {
              throw new InvalidValue(
                  "a "
                      + source.label()
                      + " cannot be packed: use "
                      + SOURCES.map(SearchSource::label).mkString(", "));
            });
    requireTokens(tokens);
  }

  /** A budget, unless it is out of range. */
  public static int requireTokens(int budget) {
    if (budget < 1 || budget > MOST_TOKENS) {
      throw new InvalidValue(
          "tokens " + budget + " is out of range: give a budget of 1 to " + MOST_TOKENS);
    }
    return budget;
  }

  /** About these words, in everything that is shared. */
  public static PackQuestion about(String words) {
    return of(SearchEverything.about(words));
  }

  /** What a search finds, with the usual budget. */
  public static PackQuestion of(SearchEverything search) {
    return new PackQuestion(search, Option.none(), USUAL_TOKENS);
  }

  /** Under another budget. */
  public PackQuestion tokens(int budget) {
    return new PackQuestion(search, channel, budget);
  }

  /** As this agent, whose notes are included. */
  public PackQuestion as(String agent) {
    return new PackQuestion(search.as(agent), channel, tokens);
  }

  /** Only from these sources. */
  public PackQuestion in(SearchSource... sources) {
    return new PackQuestion(search.in(sources), channel, tokens);
  }

  /** With the last messages of a channel. */
  public PackQuestion channel(String reference) {
    return new PackQuestion(search, Option.some(reference), tokens);
  }

  /** The search for candidates, in every source if none was named. */
  public SearchEverything candidates() {
    Seq<SearchSource> named = search.sources().isEmpty() ? SOURCES : search.sources();
    Seq<SearchSource> allowed =
        search.as().isEmpty() && search.sources().isEmpty()
            ? named.reject(SearchSource::isPrivate)
            : named;
    return search.in(allowed).limit(CANDIDATES);
  }
}
