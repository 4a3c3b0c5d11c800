package dev.stoa.testkit.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.domain.search.Matching;
import dev.stoa.domain.search.SearchDocument;
import dev.stoa.domain.search.SearchSource;
import dev.stoa.domain.search.SearchWords;
import dev.stoa.domain.search.TextHit;
import dev.stoa.domain.search.TextQuery;
import dev.stoa.testkit.data.InTurn;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** Helpers for tests of the text index: put documents, run queries. */
public interface TextIndexHelpers extends SearchWorkspace {

  default void filler() {
    putAll(
        List.range(0, 9)
            .flatMap(
                i ->
                    List.of(
                        document("filler-" + i, "me", "quite unrelated number " + (char) ('m' + i)),
                        new SearchDocument(
                            SearchSource.NOTE, "filler-" + i, "nobody", "quite unrelated " + i))));
  }

  default void putAll(Seq<SearchDocument> documents) {
    documents
        .groupBy(SearchDocument::source)
        .forEach((source, some) -> givenThings(source, some.map(SearchDocument::id)));
    write(() -> documents.forEach(storage().textIndex()::put));
  }

  default boolean isSound(SearchSource source) {
    return write(() -> storage().textIndex().isSound(source));
  }

  default TextQuery all(String words) {
    return TextQuery.about(words).matching(Matching.ALL);
  }

  default TextQuery phrase(String words) {
    return TextQuery.about(words).matching(Matching.PHRASE);
  }

  default TextQuery prefix(String words) {
    return TextQuery.about(words).matching(Matching.PREFIX);
  }

  default List<String> found(String words) {
    return found(SearchSource.MEMORY, words);
  }

  default List<String> found(SearchSource source, String words) {
    return read(() -> storage().textIndex().find(source, TextQuery.about(words), 0, 100))
        .map(TextHit::id)
        .toList();
  }

  default List<String> sorted(TextQuery query) {
    return ask(query).map(TextHit::id).toList().sorted();
  }

  default Seq<TextHit> ask(TextQuery query) {
    return ask(query, 0, 100);
  }

  default Seq<TextHit> ask(TextQuery query, int offset, int limit) {
    return read(() -> storage().textIndex().find(SearchSource.MEMORY, query, offset, limit));
  }

  default void put(String id, String text) {
    put(SearchSource.MEMORY, id, text);
  }

  default void put(SearchSource source, String id, String text) {
    put(source, id, "me", text);
  }

  default void put(SearchSource source, String id, String owner, String text) {
    putAll(List.of(new SearchDocument(source, id, owner, text)));
  }

  default SearchDocument document(String id, String owner, String text) {
    return new SearchDocument(SearchSource.MEMORY, id, owner, text);
  }

  /** Every text is stored as it is, and found if it is the question and has words. */
  default void assertStoredAndFound(Seq<String> texts) {
    Seq<SearchDocument> documents =
        texts.zipWithIndex((text, i) -> document("n" + (1000 + i), "me", text));
    putAll(documents);
    assertEquals(
        documents.toVector(),
        read(() -> storage().textIndex().documents(SearchSource.MEMORY, Option.none(), 1_000))
            .toVector());
    assertTrue(isSound(SearchSource.MEMORY));
    int queries = 0;
    for (SearchDocument one : documents) {
      boolean says = !SearchWords.ofQuestion(one.text()).isEmpty();
      for (Matching matching : InTurn.of(queries++, Matching.values())) {
        TextQuery query = TextQuery.about(one.text()).matching(matching);
        Seq<String> hits = ask(query, 0, 1_000).map(TextHit::id);
        assertEquals(says, hits.contains(one.id()), matching + " " + one);
      }
    }
  }
}
