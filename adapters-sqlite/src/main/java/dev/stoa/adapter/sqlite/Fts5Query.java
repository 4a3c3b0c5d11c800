package dev.stoa.adapter.sqlite;

import dev.stoa.domain.search.SearchWords;
import dev.stoa.domain.search.TextQuery;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;

/** A question in FTS5's language: every word in quotes, so that none of them is a command. */
final class Fts5Query {

  /** A shorter stem says too little about a word that begins with it. */
  private static final int SHORTEST_STEM = 3;

  private Fts5Query() {}

  /** Empty when there is nothing to look for. */
  static String of(TextQuery query) {
    return switch (query.matching()) {
      case ANY -> SearchWords.askedOnce(query.words()).map(Fts5Query::quoted).mkString(" OR ");
      case ALL -> SearchWords.askedOnce(query.words()).map(Fts5Query::quoted).mkString(" AND ");
      case PHRASE -> phrase(SearchWords.asked(query.words()));
      case PREFIX ->
          SearchWords.askedOnce(query.words()).flatMap(Fts5Query::beginnings).mkString(" OR ");
    };
  }

  private static String phrase(Seq<String> words) {
    return words.isEmpty() ? "" : quoted(words.mkString(" "));
  }

  /** What is indexed are stems, and the stem of a longer word may end before the question does. */
  private static Seq<String> beginnings(String word) {
    Vector<String> stems =
        Vector.rangeClosed(SHORTEST_STEM, word.length() - 1)
            .map(end -> quoted(word.substring(0, end)));
    return stems.append(quoted(word) + " *");
  }

  private static String quoted(String word) {
    return '"' + word + '"';
  }
}
