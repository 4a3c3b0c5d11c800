package dev.stoa.adapter.sqlite;

import dev.stoa.domain.search.SearchWords;
import dev.stoa.domain.search.TextQuery;
import io.vavr.collection.Seq;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;

/** A question in FTS5's language: every word in quotes, so that none of them is a command. */
final class Fts5Query {

  private Fts5Query() {}

  /** Empty when there is nothing to look for. */
  static String of(TextQuery query) {
    String anybody = ofAnybody(query);
    return anybody.isEmpty()
        ? anybody
        : query.owner().map(owner -> "owner : " + owned(owner) + " AND ").getOrElse("") + anybody;
  }

  /** As if nobody in particular were asked for. */
  static String ofAnybody(TextQuery query) {
    String words = words(query);
    return words.isEmpty() ? words : "words : (" + words + ")";
  }

  private static String words(TextQuery query) {
    Seq<String> once = SearchWords.askedOnce(query.words()).map(Fts5Query::quoted);
    return switch (query.matching()) {
      case ANY -> once.mkString(" OR ");
      case ALL -> once.mkString(" AND ");
      case PHRASE -> phrase(SearchWords.asked(query.words()));
      case PREFIX -> once.map(word -> word + " *").mkString(" OR ");
    };
  }

  private static String phrase(Seq<String> words) {
    return words.isEmpty() ? "" : quoted(words.mkString(" "));
  }

  /** As the migration spells an owner. */
  private static String owned(String owner) {
    return quoted(HexFormat.of().formatHex(owner.getBytes(StandardCharsets.UTF_8)) + '0');
  }

  private static String quoted(String word) {
    return '"' + word + '"';
  }
}
