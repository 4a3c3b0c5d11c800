package dev.stoa.adapter.jooq.conversation;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;

/** The words of a message in one text, each with a line break before it: no word has one. */
final class KeywordLines {

  private static final String BREAK = "\n";

  private KeywordLines() {}

  static String of(Seq<String> words) {
    return words.isEmpty() ? "" : words.mkString(BREAK, BREAK, "");
  }

  static Seq<String> words(String lines) {
    return Vector.of(lines.split(BREAK, -1)).tail();
  }

  /** What the lines contain if a word starts with it. */
  static String beginning(String word) {
    return BREAK + word;
  }
}
