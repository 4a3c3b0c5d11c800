package dev.stoa.adapter.jooq.search;

import dev.stoa.domain.search.FoundTexts;
import dev.stoa.domain.search.IndexedWords;
import dev.stoa.domain.search.SearchDocument;
import dev.stoa.domain.search.SearchSource;
import dev.stoa.domain.search.TextHit;
import dev.stoa.domain.search.TextQuery;
import io.vavr.collection.Seq;

/** How an engine looks up the words of the texts; the open unit asks. */
public interface WordSearch {

  /** The words of a document as the engine has them written in its table. */
  default IndexedWords indexed(SearchDocument document) {
    return IndexedWords.of(document);
  }

  /** The words that the engine has written so. */
  default IndexedWords plain(IndexedWords written) {
    return written;
  }

  /** Best first, equals in code point order of their ids; the first {@code offset} left out. */
  Seq<TextHit> find(SearchSource source, TextQuery query, int offset, int limit);

  /** The first of them, with the counts of their source. */
  FoundTexts best(SearchSource source, TextQuery query, int limit);

  /** Whether the words that are looked up are those in the texts. */
  boolean isSound(SearchSource source);

  /** Makes the words that are looked up anew, from the texts. */
  void rebuild(SearchSource source);

  /** Merges what changes left in many places, if the engine does not do that itself. */
  default void optimize(SearchSource source) {}
}
