package dev.stoa.adapter.sqlite;

import dev.stoa.domain.search.PorterStemmer;
import dev.stoa.domain.search.QuestionWords;
import dev.stoa.domain.search.SearchWords;
import dev.stoa.domain.search.TextQuery;
import io.vavr.collection.Seq;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;

/** A question in FTS5's language: every word in quotes, so that none of them is a command. */
final class Fts5Query {

  private static final String SAID_OR_ABOUT = "{stems about} : ";

  private Fts5Query() {}

  /** What holds a stem. */
  static String holding(String stem) {
    return SAID_OR_ABOUT + quoted(stem);
  }

  /** Empty when there is nothing to look for. */
  static String of(TextQuery query) {
    String anybody = ofAnybody(query);
    return anybody.isEmpty()
        ? anybody
        : query.owner().map(owner -> "owner : " + owned(owner) + " AND ").getOrElse("") + anybody;
  }

  /** The same query for all owners. */
  static String ofAnybody(TextQuery query) {
    Seq<String> once = QuestionWords.of(query);
    if (once.isEmpty()) {
      return "";
    }
    return switch (query.matching()) {
      case ANY -> SAID_OR_ABOUT + "(" + stems(once).mkString(" OR ") + ")";
      case ALL -> SAID_OR_ABOUT + "(" + stems(once).mkString(" AND ") + ")";
      case PHRASE ->
          "stems : "
              + quoted(
                  SearchWords.ofQuestion(query.words()).map(PorterStemmer::stem).mkString(" "));
      case PREFIX -> "forms : (" + once.map(word -> quoted(word) + " *").mkString(" OR ") + ")";
    };
  }

  private static Seq<String> stems(Seq<String> words) {
    return words.map(PorterStemmer::stem).distinct().map(Fts5Query::quoted);
  }

  /** As the migration spells an owner. */
  private static String owned(String owner) {
    return quoted(HexFormat.of().formatHex(owner.getBytes(StandardCharsets.UTF_8)));
  }

  private static String quoted(String word) {
    return '"' + word + '"';
  }
}
