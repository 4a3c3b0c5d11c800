package dev.stoa.adapter.jooq.search;

import dev.stoa.domain.search.SearchSource;
import dev.stoa.domain.search.TextHit;
import dev.stoa.domain.search.TextQuery;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import java.util.BitSet;

/** How an engine looks words up in the tables its triggers keep; the open unit asks. */
public interface WordSearch {

  /** Best first, equals in code point order of their ids; the first {@code offset} left out. */
  Seq<TextHit> find(SearchSource source, TextQuery query, int offset, int limit);

  /** Which words of each document answer the question, counted from 0. */
  Map<String, BitSet> places(SearchSource source, TextQuery query, Seq<String> ids);

  /** Whether the words that are looked up are those in the texts. */
  boolean isSound(SearchSource source);

  /** Makes the words that are looked up anew, from the texts. */
  void rebuild(SearchSource source);
}
