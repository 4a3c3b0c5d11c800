package dev.stoa.domain.search;

import io.vavr.control.Option;

/** A question to the text index in anybody's words: every text is a valid question. */
public record TextQuery(String words, Matching matching, Option<String> owner) {

  /** Asks for any of the words, whoever owns the text. */
  public static TextQuery about(String words) {
    return new TextQuery(words, Matching.ANY, Option.none());
  }

  public TextQuery matching(Matching way) {
    return new TextQuery(words, way, owner);
  }

  /** Only among the texts of this owner. */
  public TextQuery ownedBy(String id) {
    return new TextQuery(words, matching, Option.some(id));
  }
}
