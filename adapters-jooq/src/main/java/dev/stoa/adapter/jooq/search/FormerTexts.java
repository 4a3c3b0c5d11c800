package dev.stoa.adapter.jooq.search;

import dev.stoa.adapter.jooq.words.IndexView;
import dev.stoa.adapter.jooq.words.TailText;
import dev.stoa.adapter.jooq.words.TextTerms;
import dev.stoa.domain.search.IndexedWords;
import dev.stoa.domain.search.SearchDocument;
import dev.stoa.domain.search.TextCandidate;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;

/**
 * The texts of one source that were searchable at an instant, and are gone or say something else
 * now. The words of now are those of the index; these are looked at beside them, under entries
 * below zero.
 */
final class FormerTexts {

  /** A document, and its words. */
  record IndexedText(SearchDocument document, IndexedWords words) {}

  /** Those of the present. */
  static final FormerTexts NONE = new FormerTexts(Vector.empty());

  private final Seq<SearchDocument> documents;
  private final Vector<IndexedText> texts;
  private final Map<String, IndexedText> byId;
  private final List<TailText> tail = new ArrayList<>();

  FormerTexts(Seq<SearchDocument> documents) {
    this.documents = documents;
    this.texts = documents.map(one -> new IndexedText(one, IndexedWords.of(one))).toVector();
    this.byId = texts.toMap(one -> one.document().id(), one -> one);
    for (IndexedText text : texts) {
      tail.add(
          new TailText(
              -1L - tail.size(),
              0,
              text.words().stems(),
              TextTerms.of(text.document().owner(), text.words())));
    }
  }

  /** These, or those of other documents. */
  FormerTexts of(Seq<SearchDocument> now) {
    return now == documents ? this : new FormerTexts(now);
  }

  int size() {
    return texts.size();
  }

  /** Whether the index has no text, or another, of the thing. */
  boolean has(String id) {
    return byId.containsKey(id);
  }

  Option<SearchDocument> document(String id) {
    return byId.get(id).map(IndexedText::document);
  }

  Option<TextCandidate> candidate(String id) {
    return byId.get(id).map(FormerTexts::candidate);
  }

  /** Those up to a distance from these in their threads. */
  Seq<TextCandidate> around(Seq<TextCandidate> middle, int distance) {
    if (distance == 0 || texts.isEmpty()) {
      return Vector.empty();
    }
    Map<String, Seq<Long>> places =
        middle.groupBy(TextCandidate::thread).mapValues(all -> all.map(TextCandidate::place));
    return texts
        .map(FormerTexts::candidate)
        .filter(
            one ->
                places
                    .get(one.thread())
                    .exists(all -> all.exists(at -> Math.abs(at - one.place()) <= distance)));
  }

  static boolean isFormer(long entry) {
    return entry < 0;
  }

  IndexedText text(long entry) {
    return texts.get((int) -entry - 1);
  }

  static String id(IndexedText text) {
    return text.document().id();
  }

  static TextCandidate candidate(IndexedText text) {
    return TextCandidate.of(text.document(), text.words());
  }

  /** The texts of now, and these. */
  IndexView beside(IndexView now) {
    if (texts.isEmpty()) {
      return now;
    }
    List<TailText> all = new ArrayList<>(now.tail());
    all.addAll(tail);
    return new IndexView(now.segments(), all);
  }
}
