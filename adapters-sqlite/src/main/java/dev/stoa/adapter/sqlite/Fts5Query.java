package dev.stoa.adapter.sqlite;

import dev.stoa.domain.search.SearchWords;
import dev.stoa.domain.search.TextQuery;
import io.vavr.collection.Seq;

/** A question in FTS5's language: every word in quotes, so that none of them is a command. */
final class Fts5Query {

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

  private static Seq<String> beginnings(String word) {
    return SearchWords.beginnings(word).map(Fts5Query::quoted).append(quoted(word) + " *");
  }

  private static String quoted(String word) {
    return '"' + word + '"';
  }
}
