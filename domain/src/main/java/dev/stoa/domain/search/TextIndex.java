package dev.stoa.domain.search;

import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * The words of everything that is searched.
 *
 * <p>A context hands its documents over in the unit of work that changes them, so that the index
 * never says anything else than its tables do.
 */
public interface TextIndex {

  /** Makes the documents findable, each replacing the earlier text of its id. */
  void putAll(Seq<SearchDocument> documents);

  /** As {@link #putAll}, of one document. */
  default void put(SearchDocument document) {
    putAll(Vector.of(document));
  }

  /**
   * Puts another name in place of an author's in every text of a source; until the unit ends, no
   * texts of the source that wait are indexed.
   */
  void renameAuthor(SearchSource source, String from, String into);

  /** Removing what does not exist changes nothing. */
  void removeAll(SearchSource source, Seq<String> ids);

  /** As {@link #removeAll}, of one document. */
  default void remove(SearchSource source, String id) {
    removeAll(source, Vector.of(id));
  }

  /**
   * By plain BM25, best first, equals in code point order of their ids; the first {@code offset}
   * left out.
   */
  Seq<TextHit> find(SearchSource source, TextQuery query, int offset, int limit);

  /**
   * The positions of texts that hold all of some words, the greatest first; of conversations alone,
   * whose messages have positions in the order in which they are stored.
   */
  Seq<Long> newest(NewestTexts wanted, int limit);

  /**
   * The things of a source and owner that have the metadata a query asks for, if they are few; none
   * if they are many, or if it asks for none.
   */
  Option<Set<String>> few(SearchSource source, TextQuery query);

  /**
   * Those of these things that a query leaves out: quarantined ones, those not true then, and those
   * without the metadata that it asks for.
   */
  default Set<String> leftOut(SearchSource source, Seq<String> ids, TextQuery query) {
    return judged(source, ids, query).leftOut();
  }

  /** Which of these things a query leaves out, and how far the others are trusted. */
  JudgedTexts judged(SearchSource source, Seq<String> ids, TextQuery query);

  /** The first of {@link #find}, with what {@link TextRanking} needs of the whole source. */
  FoundTexts best(SearchSource source, TextQuery query, int limit);

  /**
   * The texts under these ids as {@link TextRanking} needs them, and their neighbours up to a
   * distance in their threads; in any order.
   */
  Seq<TextCandidate> candidates(SearchSource source, Seq<String> ids, int around);

  /** A question as the embedding model of the workspace sees it; none without a model. */
  default Option<Embedding> embedded(String question) {
    return Option.none();
  }

  /** The passage of each document that answers the question, its matching words in brackets. */
  Map<String, String> snippets(SearchSource source, TextQuery query, Seq<String> ids);

  /** What is indexed under these ids; those that are not are left out. */
  Seq<SearchDocument> named(SearchSource source, Seq<String> ids);

  /** What is indexed, in code point order of ids, from after the given one. */
  Seq<SearchDocument> documents(SearchSource source, Option<String> after, int limit);

  /**
   * Whether the words that are looked up are those of the documents.
   *
   * <p>Changes nothing, but may hold writers off while it compares: it needs a unit that writes.
   */
  boolean isSound(SearchSource source);

  /** The number of documents whose words are in no segment yet: every question reads them. */
  long waiting(SearchSource source);

  /** Rebuilds the words from the documents. */
  void rebuild(SearchSource source);

  /** Makes lookups quicker after many changes; the words stay the same. Needs a write unit. */
  void optimize(SearchSource source);
}
