package dev.stoa.domain.search;

import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.kernel.MetadataFilter;
import io.vavr.control.Option;
import java.time.Instant;

/**
 * A query for the text index; any text that is not too long is valid.
 *
 * @param byWordsOnly whether the embedding model of the workspace is left out
 * @param withQuarantined whether what was withdrawn is found too
 * @param validAt only what is true at this instant
 * @param where only what has such metadata
 */
public record TextQuery(
    String words,
    Matching matching,
    Option<String> owner,
    boolean byWordsOnly,
    boolean withQuarantined,
    Option<Instant> validAt,
    Option<MetadataFilter> where) {

  /** The longest question, as long as the longest text that a context keeps. */
  public static final int MAX_LENGTH = 100_000;

  /** Refuses a question that takes long to read. */
  public TextQuery {
    requireLength(words);
  }

  /** The question, unless it is too long to be read in no time. */
  public static String requireLength(String words) {
    if (words.length() > MAX_LENGTH) {
      throw new InvalidValue(
          "the question has " + words.length() + " characters: shorten it to " + MAX_LENGTH);
    }
    return words;
  }

  /** Finds texts of any owner with any of the words. */
  public static TextQuery about(String words) {
    return new TextQuery(
        words, Matching.ANY, Option.none(), false, false, Option.none(), Option.none());
  }

  public TextQuery matching(Matching way) {
    return new TextQuery(words, way, owner, byWordsOnly, withQuarantined, validAt, where);
  }

  /** Only among the texts of this owner. */
  public TextQuery ownedBy(String id) {
    return new TextQuery(
        words, matching, Option.some(id), byWordsOnly, withQuarantined, validAt, where);
  }

  /** Without the embedding model. */
  public TextQuery withoutModel() {
    return new TextQuery(words, matching, owner, true, withQuarantined, validAt, where);
  }

  /** Among what was withdrawn too. */
  public TextQuery includingQuarantined() {
    return new TextQuery(words, matching, owner, byWordsOnly, true, validAt, where);
  }

  /** Only what is true at the instant; whenever it is true without one. */
  public TextQuery validAt(Option<Instant> instant) {
    return new TextQuery(words, matching, owner, byWordsOnly, withQuarantined, instant, where);
  }

  /** Only what has such metadata, if a filter is given. */
  public TextQuery where(Option<MetadataFilter> filter) {
    return new TextQuery(words, matching, owner, byWordsOnly, withQuarantined, validAt, filter);
  }
}
