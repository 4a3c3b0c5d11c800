package dev.stoa.domain.search;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;

/**
 * A text that may answer a question, as the index has it.
 *
 * @param thread its channel or conversation; empty where texts have no order
 * @param place its place there
 * @param isDated whether the date is among its words
 * @param asks whether it ends with a question mark
 */
public record TextCandidate(
    String id, String thread, long place, IndexedWords words, boolean isDated, boolean asks) {

  /** Of a document. */
  public static TextCandidate of(SearchDocument document) {
    return of(document, IndexedWords.of(document));
  }

  /** Of a document and its words. */
  public static TextCandidate of(SearchDocument document, IndexedWords words) {
    return new TextCandidate(
        document.id(),
        document.thread().map(SearchThread::id).getOrElse(""),
        document.thread().map(SearchThread::place).getOrElse(0L),
        words,
        document.date().isDefined(),
        asks(document.text()));
  }

  /** Of a source whose texts have no order. */
  public static TextCandidate alone(String id, IndexedWords words, boolean isDated, boolean asks) {
    return new TextCandidate(id, "", 0, words, isDated, asks);
  }

  /** The stems of the author's name. */
  public Seq<String> name() {
    Vector<String> about = Vector.of(words.about().split(" "));
    return about.drop(isDated ? IndexedWords.DATE_WORDS : 0).reject(String::isEmpty);
  }

  private static boolean asks(String text) {
    return text.endsWith("?");
  }
}
